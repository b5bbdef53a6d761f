import { legalFeed } from "../../site/feeds";

/** A link to the Atom feed of changes of legal texts, for feed readers. */
export const FeedLink = () => (
  <p className="lone-link">
    <a href={legalFeed.path} type="application/atom+xml">
      Follow by feed (Atom)<span className="visually-hidden">: {legalFeed.title}</span>
    </a>
  </p>
);
