import styled from "@emotion/styled";
import { useFacts } from "../../components/FactsContext";
import type { FactName } from "../../content/schema/component-shapes";

const Address = styled.address({
  fontStyle: "normal",
  "& > span": { display: "block" },
  "& + p": { marginTop: 12 },
});

/**
 * A list from content/facts with each entry on its own line, such as an address.
 * @example
 * <Lines fact="company.address.corporate" />
 */
export function Lines({ fact }: { fact: FactName }) {
  const lines = [...useFacts().values()].filter(({ name }) => name.startsWith(`${fact}.`));
  return (
    <Address>
      {lines.map(({ name, text }) => (
        <span key={name}>{text}</span>
      ))}
    </Address>
  );
}
