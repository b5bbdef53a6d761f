import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/Button";
import { Container } from "../../components/Container";
import { Icon, type IconName } from "../../components/Icon";
import { fontSize, from, gray, teal } from "../../design/tokens";

interface BannerAlertProps {
  icon?: IconName;
  /** The call to action. */
  action?: { label: string; to: string };
  /** The message. */
  children: ReactNode;
}

const Band = styled.div({
  background: teal[50],
  borderBlock: `1px solid ${teal[200]}`,
  color: gray[900],
  "& svg": { flex: "none", color: teal[700] },
});

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
  lineHeight: 1.5,
  maxWidth: "48.7em",
});

/** A message across the page, with an optional icon and an optional call to action. */
export function BannerAlert({ icon, action, children }: BannerAlertProps) {
  return (
    <Band>
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
