import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { toastType, type ToastType } from "../../toast";
import { Icon, type IconName } from "../../../components/Icon";
import { IconButton } from "../../../components/side-panel";
import { gray, green, red, teal, white } from "../../../design/color";
import { radius, shadow } from "../../../design/space";
import { fontSize } from "../../../design/type";

/** Each state has an icon and a word, because color alone must not convey it. */
const looks = {
  success: { word: "Done", icon: "check-circle", color: green[700], edge: green[600] },
  info: { word: "Note", icon: "info", color: teal[700], edge: teal[600] },
  error: { word: "Error", icon: "warning-circle", color: red[700], edge: red[600] },
} as const satisfies Record<ToastType, { icon: IconName } & Record<string, string>>;

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

export interface ToastCardProps extends Omit<ComponentProps<"div">, "children"> {
  message: string;
  /** HTTP status or numeric error code; determines the type. */
  code: number;
  onDismiss: () => void;
}

/** The card of a toast: its type as icon, word and color, the message, and the code. */
export function ToastCard({ message, code, onDismiss, ...rest }: ToastCardProps) {
  const kind = toastType(code);
  const look = looks[kind];
  return (
    <Box {...rest} look={look} data-toast={kind}>
      <Icon name={look.icon} />
      <p>
        <strong>{look.word}:</strong> {message} <small>(code {code})</small>
      </p>
      <Dismiss type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="x" size={20} />
      </Dismiss>
    </Box>
  );
}
