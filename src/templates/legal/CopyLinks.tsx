import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { fontSize, from, gray, radius, white } from "../../design/tokens";

const Notice = styled.p({
  position: "fixed",
  zIndex: 10,
  // Above the button "Contents" of smaller screens.
  bottom: 76,
  [from.desktop]: { bottom: 24 },
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

/** How long the notice is shown, ms. */
const noticeDuration = 4000;

/**
 * Makes the deep links of the page's legal texts (src/legal/text/anchors.ts) also copy their address when they are followed,
 * and announces it. Without scripts or access to the clipboard they are plain links.
 */
export function CopyLinks() {
  const [message, setMessage] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = (text: string) => {
      clearTimeout(timer);
      setMessage(text);
      timer = setTimeout(() => setMessage(""), noticeDuration);
    };
    const copy = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a.deep-link");
      if (!link) return;
      const name = link.getAttribute("aria-label")?.replace(/^Link to/, "The link to") ?? "The link";
      navigator.clipboard?.writeText(link.href).then(
        () => announce(`${name} is copied.`),
        () => announce("The link could not be copied; it is in the address bar."),
      );
    };
    document.addEventListener("click", copy);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", copy);
    };
  }, []);
  // Rendered before its first message, because a live region that appears together with its text is not announced.
  return <Notice role="status">{message}</Notice>;
}
