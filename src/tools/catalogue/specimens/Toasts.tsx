import { ActionButton } from "../../../components/Button";
import { showAlert } from "../../../application/state";
import { Toast } from "../../../application/widgets/dialogs/Toast";
import { Row, Stack } from "../parts";
import { store } from "../store";

const samples = [
  { code: 200, message: "Your changes are saved." },
  { code: 302, message: "This page has moved." },
  { code: 503, message: "An error occured" },
];
const ignore = () => undefined;

/** The three kinds rendered in place, and buttons that show each for five seconds, at most one every 250 ms. */
export function Toasts() {
  return (
    <Stack>
      <Row>
        {samples.map((alert) => (
          <ActionButton key={alert.code} look="secondary" onClick={() => showAlert(store, alert, Date.now())}>
            Show {alert.code}
          </ActionButton>
        ))}
      </Row>
      {samples.map((alert) => (
        <Toast key={alert.code} {...alert} onClose={ignore} />
      ))}
    </Stack>
  );
}
