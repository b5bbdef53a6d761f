import { ActionButton } from "../../../components/Button";
import { HeadingBar } from "../../../application/widgets/HeadingBar";
import { Stack, State } from "../parts";

/** The minimum and the maximum of a heading bar. */
export function Headings() {
  return (
    <Stack>
      <State name="Title only">
        <HeadingBar level={2} title="Your orders" />
      </State>
      <State name="Everything">
        <HeadingBar
          level={2}
          title="Your payment plan"
          actions={
            <>
              <ActionButton look="secondary">Print</ActionButton>
              <ActionButton>Continue</ActionButton>
            </>
          }
        >
          <p>What you agreed to, and what is still open.</p>
        </HeadingBar>
      </State>
    </Stack>
  );
}
