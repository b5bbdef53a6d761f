import styled from "@emotion/styled";
import { minimumTarget } from "../../design/space";
import { legalFeed } from "../../site/feeds";

const Anchor = styled.a({ display: "inline-flex", alignItems: "center", minHeight: minimumTarget });

/** A link to the Atom feed of changes of legal texts, for feed readers. */
export const FeedLink = () => (
  <p>
    <Anchor href={legalFeed.path} type="application/atom+xml">
      Follow by feed (Atom)<span className="visually-hidden">: {legalFeed.title}</span>
    </Anchor>
  </p>
);
