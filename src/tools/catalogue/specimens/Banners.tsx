import { BannerAlert } from "../../../application/widgets/BannerAlert";
import { Stack, State } from "../parts";

const action = { label: "Read more", to: "/faq" };

/** With and without icon, with and without call to action. */
export function Banners() {
  return (
    <Stack>
      <State name="Without icon, without call to action">
        <BannerAlert>Our phones are closed on Thursday. Write to us instead.</BannerAlert>
      </State>
      <State name="With icon">
        <BannerAlert icon="info">Our phones are closed on Thursday. Write to us instead.</BannerAlert>
      </State>
      <State name="With call to action">
        <BannerAlert action={action}>
          A longer message, which says what is new for clinics and health systems, and that wraps over two
          lines on most screens.
        </BannerAlert>
      </State>
      <State name="With both">
        <BannerAlert icon="warning-circle" action={action}>
          Your bank may take a day longer this week.
        </BannerAlert>
      </State>
    </Stack>
  );
}
