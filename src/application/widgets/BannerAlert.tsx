import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/Button";
import { Container } from "../../components/Container";
import { Icon, type IconName } from "../../components/Icon";
import { gray, green, orange, purple, red, teal } from "../../design/color";
import { from } from "../../design/breakpoints";
import { fontSize } from "../../design/type";

/** Success and error have an icon by default, because color alone must not convey a state. */
const tones = {
  info: { background: teal[50], edge: teal[200], accent: teal[700], icon: undefined },
  partner: { background: purple[50], edge: purple[200], accent: purple[700], icon: undefined },
  attention: { background: orange[50], edge: orange[200], accent: orange[700], icon: undefined },
  success: { background: green[50], edge: green[200], accent: green[700], icon: "check-circle" },
  error: { background: red[50], edge: red[200], accent: red[700], icon: "warning-circle" },
} as const satisfies Record<string, { icon: IconName | undefined } & Record<string, unknown>>;

export interface BannerAlertProps {
  tone?: keyof typeof tones;
  icon?: IconName;
  /** The call to action. */
  action?: { label: string; to: string };
  /** How screen readers announce it: `status` waits for a pause, `alert` interrupts. */
  announce?: "status" | "alert";
  /** The message. */
  children: ReactNode;
}

const Band = styled.div<{ tone: keyof typeof tones }>(({ tone }) => ({
  background: tones[tone].background,
  borderBlock: `1px solid ${tones[tone].edge}`,
  color: gray[900],
  "& svg": { flex: "none", color: tones[tone].accent },
}));

const Row = styled(Container)({
  display: "grid",
  gap: 12,
  justifyItems: "start",
  paddingBlock: 14,
  [from.tablet]: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: 24 },
});

const Words = styled.div({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  fontSize: fontSize.small,
  lineHeight: "24px",
  maxWidth: "48.7em",
});

/** A message across the page, with an optional icon and an optional call to action. */
export function BannerAlert({
  tone = "info",
  icon = tones[tone].icon,
  action,
  announce,
  children,
}: BannerAlertProps) {
  return (
    <Band tone={tone} role={announce}>
      <Row>
        <Words>
          {icon && <Icon name={icon} />}
          <div>{children}</div>
        </Words>
        {action && (
          <ButtonLink to={action.to} look="secondary" size="small">
            {action.label}
          </ButtonLink>
        )}
      </Row>
    </Band>
  );
}
