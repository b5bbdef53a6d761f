import { FaqList } from "../../../components/FaqList";
import { Section, tones } from "../../../components/Section";
import { Card, Cards } from "../../../sections/cards/Card";
import { Stack, State } from "../parts";

const names = Object.keys(tones) as (keyof typeof tones)[];
const questions = [
  {
    id: "sample-one",
    question: "Does a question open?",
    html: "<p>Yes, and it closes again, independently of the others.</p>",
  },
  { id: "sample-two", question: "And the next?", html: "<p>It opens too.</p>", reviewed: "2026-11-02" },
];

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
      <State name="Questions">
        <FaqList entries={questions} headingLevel={3} />
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
