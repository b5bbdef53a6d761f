import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { fontSize, gray, radius, white } from "../../design/tokens";
import { startCopyLinks } from "./copy-links";

const Notice = styled.p({
  position: "fixed",
  zIndex: 10,
  bottom: 24,
  left: "50%",
  transform: "translateX(-50%)",
  width: "max-content",
  maxWidth: "calc(100vw - 48px)",
  padding: "12px 20px",
  borderRadius: radius.tile,
  background: gray[900],
  color: white,
  fontSize: fontSize.small,
  "&:empty": { padding: 0 },
});

/** Makes the deep links of the page's legal texts copy their address, and announces it. */
export function CopyLinks() {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => startCopyLinks(status.current!), []);
  return <Notice ref={status} role="status" />;
}
