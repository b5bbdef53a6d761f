import type { ReactNode } from "react";
import { useFacts } from "../../components/FactsContext";
import { FiguresProvider } from "../../sections/lists/PublishedFigures";

const ivf = { path: "/ivf", title: "IVF" };
const faq = { path: "/faq/financing", title: "Financing" };

/** One figure of each kind: credit, ordinary, sample, expiring, on several pages, on none. */
const samples = [
  { name: "plan.ivf.from", label: "IVF plan, from", credit: true, expires: "2027-06-30", pages: [ivf, faq] },
  { name: "plan.clinic.from", label: "Clinic plan, from", credit: true, sample: true, pages: [ivf] },
  { name: "fico.recommended", label: "Recommended score", pages: [faq] },
  { name: "prequalify.time", label: "Time to prequalify", sample: true, pages: [] },
];

/** Provides the catalogue with a few published figures and their real values. */
export function SampleFigures({ children }: { children: ReactNode }) {
  const facts = useFacts();
  const figures = samples.map(({ credit = false, sample = false, expires = null, ...figure }) => ({
    ...figure,
    credit,
    sample,
    expires,
    text: facts.get(figure.name)?.text ?? "",
    source: sample
      ? null
      : { title: "Loan Terms", publisher: null, address: "/terms/loans#apr-range", date: "2024-09-23" },
    reviewed: "2026-11-02",
    nextReview: figure.name === "fico.recommended" ? "2027-05-02" : null,
    reviewer: figure.name === "fico.recommended" ? "Registered nurse" : null,
  }));
  return <FiguresProvider value={figures}>{children}</FiguresProvider>;
}
