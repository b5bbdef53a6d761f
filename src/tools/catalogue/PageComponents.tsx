import { MDXProvider } from "@mdx-js/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { gray, teal } from "../../design/color";
import { layout } from "../../design/space";
import { fontSize, type } from "../../design/type";
import { ClinicIntroductionProvider } from "../../sections/bands/ClinicIntroduction";
import { pageComponents, pageElements } from "../../sections/registry";
import { SampleFigures } from "./SampleFigures";

/** Bands are as wide as the window; the headings between them are in the page's column. */
const Bands = styled.div({
  paddingBottom: 40,
  "& > h2, & > h3": {
    maxWidth: layout.container,
    marginInline: "auto",
    paddingInline: "var(--edge)",
  },
});

/** Lists of long names wrap anywhere. */
const Name = styled.h2(type.h2, { paddingBlock: "64px 16px", overflowWrap: "anywhere" });
const StateName = styled.h3({
  paddingBlock: 16,
  fontFamily: "inherit",
  fontSize: fontSize.body,
  fontWeight: 600,
  lineHeight: 1.4,
  color: gray[700],
  "[data-on-dark] &&": { color: teal[100] },
});

/** In components.generated.mdx, `#` names components and `#####` a state of one: pages use neither heading. */
const names = { h1: Name, h5: StateName };

/** The components for pages in all their states: renders components.generated.mdx with a page's full vocabulary. */
export function PageComponents({ children }: { children: ReactNode }) {
  return (
    <MDXProvider components={{ ...pageComponents, ...pageElements, ...names } as never}>
      <ClinicIntroductionProvider value={<p>On a clinic's page, the clinic's own words are here.</p>}>
        <SampleFigures>
          <Bands>{children}</Bands>
        </SampleFigures>
      </ClinicIntroductionProvider>
    </MDXProvider>
  );
}
