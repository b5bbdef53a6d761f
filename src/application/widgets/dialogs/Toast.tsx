import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import type { AlertState } from "../../state";
import { Icon, type IconName } from "../../../components/Icon";
import { IconButton } from "../../../components/side-panel";
import { fontSize, gray, green, radius, red, shadow, teal, white } from "../../../design/tokens";

/** How long a toast is shown, in ms. */
const DURATION = 5_000;

/** Each state has an icon and a word, because color alone must not convey it. */
const looks = {
  success: { word: "Done", icon: "check-circle", color: green[700], edge: green[600] },
  info: { word: "Note", icon: "info", color: teal[700], edge: teal[600] },
  error: { word: "Error", icon: "warning-circle", color: red[700], edge: red[600] },
} as const satisfies Record<string, { icon: IconName } & Record<string, string>>;

type ToastType = keyof typeof looks;

/** Returns the type for a code: success for 2xx, info for 3xx, error otherwise. */
export function toastType(code: number): ToastType {
  if (code >= 200 && code < 300) return "success";
  return code >= 300 && code < 400 ? "info" : "error";
}

const Box = styled.div<{ look: (typeof looks)[ToastType] }>(({ look }) => ({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  padding: "12px 8px 12px 16px",
  background: white,
  border: `1px solid ${gray[300]}`,
  borderLeft: `6px solid ${look.edge}`,
  borderRadius: radius.tile,
  boxShadow: shadow.large,
  color: gray[900],
  fontSize: fontSize.small,
  lineHeight: 1.45,
  "& > svg": { flex: "none", marginTop: 10, color: look.color },
  "& > p": { flex: 1, minWidth: 0, paddingBlock: 10, overflowWrap: "anywhere" },
  "& strong": { color: look.color },
  "& small": {
    color: gray[600],
    fontSize: fontSize.fine,
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
}));

const Dismiss = styled(IconButton)({ flex: "none", borderRadius: radius.circle, color: gray[700] });

/** Calls `onOver` when the time of a toast is over; the time pauses while `isPaused`. */
function useTimeLeft(isPaused: boolean, onOver: () => void): void {
  const left = useRef(DURATION);
  useEffect(() => {
    if (isPaused) return undefined;
    const began = Date.now();
    const timer = setTimeout(onOver, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [isPaused, onOver]);
}

interface ToastProps extends Omit<AlertState, "show"> {
  /** Called when the time is over or the user dismisses the toast. */
  onClose: () => void;
}

/**
 * A toast with its type as icon, word and color, the message, and the code, shown for 5000 ms. The time pauses while it has
 * the pointer or focus. Its button and Escape dismiss it; focus then returns to where it was.
 */
export function Toast({ message, code, onClose }: ToastProps) {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  useTimeLeft(isPointed || hasFocus, onClose);

  // Returns focus, so that keyboard users continue where they were.
  const focused = useRef(false);
  focused.current = hasFocus;
  useEffect(() => () => void (focused.current && cameFrom.current?.focus()), []);

  const kind = toastType(code);
  const look = looks[kind];
  return (
    <Box
      look={look}
      data-toast={kind}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
        setFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <Icon name={look.icon} />
      <p>
        <strong>{look.word}:</strong> {message} <small>(code {code})</small>
      </p>
      <Dismiss type="button" aria-label="Dismiss" onClick={onClose}>
        <Icon name="x" size={20} />
      </Dismiss>
    </Box>
  );
}
