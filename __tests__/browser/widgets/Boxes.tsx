import { Button } from "../../../src/components/Button";
import { Container } from "../../../src/components/Container";
import { Section } from "../../../src/components/Section";
import { Card, Cards } from "../../../src/sections/cards/Card";
import { BannerAlert } from "../../../src/application/widgets/BannerAlert";
import { HeadingBar } from "../../../src/application/widgets/HeadingBar";

const action = { label: "Read more", to: "/faq" };
const crumbs = [
  { name: "Orders", path: "/orders" },
  { name: "Plan", path: "/orders/plan" },
];

/** The heading bar, banners with and without their options, and boxes. */
export function Boxes() {
  return (
    <>
      <HeadingBar
        title="Your payment plan"
        crumbs={crumbs}
        actions={
          <>
            <Button type="button" look="secondary">
              Print
            </Button>
            <Button type="button">Continue</Button>
          </>
        }
      >
        <p>What you agreed to, and what is still open.</p>
      </HeadingBar>
      <BannerAlert>Neither.</BannerAlert>
      <BannerAlert icon="info">An icon.</BannerAlert>
      <BannerAlert action={action}>
        An action, and a message that is long enough to wrap over two lines on any phone.
      </BannerAlert>
      <BannerAlert tone="error" announce="alert" action={action}>
        Both.
      </BannerAlert>
      <Section tone="teal">
        <h2>A section</h2>
        <Cards>
          {["One card", "Another card"].map((title) => (
            <Card key={title} title={title} icon="wallet" level={3}>
              <p>Words.</p>
            </Card>
          ))}
        </Cards>
      </Section>
      <Container data-testid="container">Words.</Container>
    </>
  );
}
