// content/README.md promises that every text of a component may name facts. Here each text of each component names one.
import type { ReactNode } from "react";
import type { ComponentShape, Shape } from "../../src/content/schema/component-shapes";
import { pageComponents } from "../../src/sections/registry";
import { componentShapes } from "../../src/sections/component-shapes.generated";
import { readData } from "../support/facts";
import { answerQuery } from "../support/jest/gatsby";
import { facts, onAPage } from "./plans/on-a-page";

const text = "{company.product}";
const said = facts.get("company.product")!.text;

/** A value that the content check would accept. */
function valueOf(shape: Shape): unknown {
  switch (shape.kind) {
    case "text":
      return text;
    case "link":
      return "/about";
    case "media":
      return "heroes/home.svg";
    case "number":
      return 5_000;
    case "choice":
      return shape.values[0];
    case "list":
      return [valueOf(shape.of)];
    case "record":
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, valueOf(field.shape)]),
      );
    default:
      return "origin";
  }
}

const hasText = (shape: Shape): boolean =>
  shape.kind === "text" ||
  (shape.kind === "list" && hasText(shape.of)) ||
  (shape.kind === "record" && Object.values(shape.fields).some((field) => hasText(field.shape)));
const withText = Object.entries(componentShapes.page).flatMap(([name, shape]) =>
  Object.entries(shape.props)
    .filter(([, { shape: of }]) => hasText(of))
    .map(([prop]) => [name, prop, shape] as const),
);

/** Components that show a prop only inside another component, or together with another prop. */
const surroundings: Readonly<Record<string, { children?: ReactNode; props?: object }>> = {
  Steps: { children: <pageComponents.Step icon="bank" title="First" /> },
  "ComparisonOption alt": { props: { image: "heroes/home.svg" } },
  "Step alt": { props: { alt: text } },
  "CallToAction button": { props: { to: "/about" } },
  TestimonialCarousel: { props: { page: "home" } },
  LogoStrip: { props: { group: "outlets" } },
};

function shown(name: string, prop: string, { props, children }: ComponentShape): string {
  const Component = pageComponents[name as keyof typeof pageComponents] as (props: object) => ReactNode;
  const needed = Object.fromEntries(
    Object.entries(props)
      .filter(([key, { required }]) => required || key === prop)
      .map(([key, { shape }]) => [key, valueOf(shape)]),
  );
  const around = { ...surroundings[name], ...surroundings[`${name} ${prop}`] };
  return onAPage(
    <Component {...needed} {...around.props}>
      {children === "required" ? (around.children ?? <p>Words</p>) : undefined}
    </Component>,
  ).container.innerHTML;
}

beforeEach(() => {
  // React warns about a table row without a table: here each component is rendered on its own.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const picture = { publicURL: "/a.svg" };
  answerQuery("TestimonialCarousel", {
    testimonials: { nodes: [{ ...readData("testimonials").testimonials[0]!, page: ["home"] }] },
  });
  answerQuery("Logos", {
    logos: { nodes: [{ key: "a", group: "outlets", alt: "A", width: 10, height: 10, picture }] },
  });
  const poster = { gatsbyImageData: { images: { fallback: { src: "/poster.webp" } } } };
  answerQuery("VideoFiles", {
    files: { nodes: ["origin.vtt", "origin-desktop.mp4"].map((base) => ({ base, publicURL: `/${base}` })) },
    posters: { nodes: [{ name: "origin-poster", childImageSharp: poster }] },
  });
});

it("finds the text props", () => expect(withText.length).toBeGreaterThan(35));

it.each(withText)("%s.%s", (name, prop, shape) => {
  const html = shown(name, prop, shape);
  expect(html).toContain(said);
  expect(html).not.toContain("{");
});
