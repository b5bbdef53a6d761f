import styled from "@emotion/styled";
import { fontSize, from, gray } from "../../design/tokens";

export interface ExtraService {
  title: string;
  description: string;
}

const List = styled.dl({
  display: "grid",
  gap: 16,
  marginTop: "auto",
  padding: 24,
  background: gray[50],
  borderTop: `1px solid ${gray[200]}`,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  [from.tablet]: { padding: "24px 32px" },
  "& dt": { fontWeight: 600, color: gray[900] },
});

/** Services that can be added to a plan, at the end of its card. */
export function PlanExtras({ services }: { services: readonly ExtraService[] }) {
  return (
    <List>
      {services.map(({ title, description }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </List>
  );
}
