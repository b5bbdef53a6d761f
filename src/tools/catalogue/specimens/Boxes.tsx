import { Section, tones } from "../../../components/Section";
import { Card, Cards } from "../../../sections/cards/Card";
import { Stack, State } from "../parts";

const names = Object.keys(tones) as (keyof typeof tones)[];

/** Layout components of pages. */
export function Boxes() {
  return (
    <Stack>
      <State name="Cards">
        <Cards>
          <Card title="A card" icon="wallet" level={3}>
            <p>An icon in an arch, a heading and a few words.</p>
          </Card>
          <Card title="Another" icon="chats-circle" tone="purple" level={3}>
            <p>For what is about partners and nurses.</p>
          </Card>
        </Cards>
      </State>
      <State name="Sections, each with its container">
        {names.map((tone) => (
          <Section key={tone} tone={tone}>
            <p>{tone}</p>
          </Section>
        ))}
      </State>
    </Stack>
  );
}
