import styled from "@emotion/styled";
import { keyframes } from "@emotion/react";
import { fontSize, fullMotion, orange, teal, white } from "../../../design/tokens";
import { Modal } from "./Modal";

/** Delay in ms before the overlay appears, although it blocks the page from the start. */
const delay = 200;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const light = keyframes({ "0%, 60%, 100%": { opacity: 0.3 }, "30%": { opacity: 1 } });

const Frame = styled(Modal)({
  inset: 0,
  width: "100%",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  // 90%: white text has enough contrast on any page.
  background: `${teal[900]}E6`,
  outline: "none",
  cursor: "progress",
  animation: `${appear} 150ms ${delay}ms both`,
  "&::backdrop": { background: "none" },
});

const Center = styled.p({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 16,
  width: "100%",
  height: "100%",
  color: white,
  fontSize: fontSize.large,
  fontWeight: 600,
});

/** Three arches of the logo that light up in turn, unless the visitor prefers reduced motion. */
const Arches = styled.svg({
  [fullMotion]: {
    "& path": { animation: `${light} 1.5s infinite` },
    "& path:nth-of-type(2)": { animationDelay: "0.2s" },
    "& path:nth-of-type(3)": { animationDelay: "0.4s" },
  },
});

const arch = (radius: number) => `M${48 - radius} 80V48a${radius} ${radius} 0 0 1 ${radius * 2} 0v32`;

/**
 * Covers the whole page while work is running. Nothing behind it can be used, Escape does not close it, and focus
 * returns to where it was.
 */
export function LoadingOverlay() {
  return (
    <Frame isOpen aria-label="Loading">
      <Center role="status">
        <Arches width={96} height={84} viewBox="0 0 96 84" fill="none" strokeWidth={10} aria-hidden="true">
          <path d={arch(8)} stroke={orange[300]} />
          <path d={arch(24)} stroke={teal[300]} />
          <path d={arch(40)} stroke={teal[100]} />
        </Arches>
        Loading
      </Center>
    </Frame>
  );
}
