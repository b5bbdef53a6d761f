import { MDXProvider } from "@mdx-js/react";
import { graphql } from "gatsby";
import SharedBody from "../../content/shared/clinic-page.mdx";
import { FactsProvider, useFacts } from "../components/FactsContext";
import type { Fact, Facts } from "../content/facts/substitute";
import { PageHead } from "../layouts/PageHead";
import { useOpenHashTarget } from "../layouts/useOpenHashTarget";
import { ClinicIntroductionProvider } from "../sections/bands/ClinicIntroduction";
import { MediaProvider, toMedia } from "../sections/media/MediaContext";
import { pageComponents, pageElements } from "../sections/registry";
import { withOwnPictures } from "../sections/media/own-pictures";
import type { TemplateProps } from "./template-props";

type ClinicFields = NonNullable<Queries.ClinicPageQuery["clinic"]>;

/** The site's facts and the clinic's own, under the names of src/content/schema/types/shared-body.ts. */
function useFactsWithClinic(clinic: ClinicFields): Facts {
  const own: Fact[] = [
    { name: "clinic.name", text: clinic.clinicName },
    { name: "clinic.region", text: clinic.region },
    { name: "clinic.appointment", text: clinic.clinicName, href: clinic.appointmentLink },
  ];
  return new Map([...useFacts(), ...own.map((fact): [string, Fact] => [fact.name, fact])]);
}

/**
 * A co-branded page of a partner clinic. All clinics share one body, content/shared/clinic-page.mdx; the body of a
 * clinic's own file replaces its <ClinicIntroduction />.
 */
export default function ClinicPage({ data, pageContext, children }: TemplateProps<Queries.ClinicPageQuery>) {
  useOpenHashTarget();
  const clinic = data.clinic!;
  return (
    <FactsProvider facts={useFactsWithClinic(clinic)}>
      <MediaProvider media={withOwnPictures(toMedia(data), pageContext.pagePath.slice(1))}>
        <PageHead pagePath={pageContext.pagePath} {...clinic} />
        <MDXProvider components={{ ...pageComponents, ...pageElements } as never}>
          <ClinicIntroductionProvider value={children}>
            <SharedBody />
          </ClinicIntroductionProvider>
        </MDXProvider>
      </MediaProvider>
    </FactsProvider>
  );
}

export const query = graphql`
  query ClinicPage($id: String!, $media: [String!]!) {
    clinic(id: { eq: $id }) {
      clinicName
      region
      appointmentLink
      title
      description
      keywords
      type
    }
    ...PageMedia
  }
`;
