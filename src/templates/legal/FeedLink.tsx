import styled from "@emotion/styled";
import { minimumTarget } from "../../design/space";
import type { Feed } from "../../site/feeds";

const Anchor = styled.a({ display: "inline-flex", alignItems: "center", minHeight: minimumTarget });

/** A link to an Atom feed, for readers' feed programs. */
export function FeedLink({ feed }: { feed: Feed }) {
  return (
    <p>
      <Anchor href={feed.path} type="application/atom+xml">
        Follow by feed (Atom)<span className="visually-hidden">: {feed.title}</span>
      </Anchor>
    </p>
  );
}
