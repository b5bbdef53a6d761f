import { render, screen } from "@testing-library/react";
import { act } from "react";
import { showAlert } from "../../../../src/application/state";
import { dialogStore } from "../../../../src/application/widgets/global/dialog-store";
import { GlobalDialogs } from "../../../../src/application/widgets/global/GlobalDialogs";
import { startApp } from "../../../../src/application/widgets/global/start-app";

const services = { apiV1: "https://api.wrenfield.example", apiV3: "https://api.wrenfield.example/v3" };
afterEach(() => act(() => dialogStore.set(undefined)));

test("an app that is started with the addresses of the API shows its alerts in the page (R461)", async () => {
  render(<GlobalDialogs drawerId="drawer" />);
  let app!: ReturnType<typeof startApp>;
  act(() => void (app = startApp(services)));
  act(() => void showAlert(app.store, { message: "Saved.", code: 200 }, 0));
  expect(await screen.findByText(/Saved\./, undefined, { timeout: 4_000 })).toBeInTheDocument();
  app.dispose();
});

test.each([{}, { apiV1: services.apiV1 }, { apiV3: services.apiV3 }])(
  "without both addresses the app is not started: %j",
  (some) => {
    expect(() => startApp(some)).toThrow("set API_V1_URL and API_V3_URL");
    expect(dialogStore.get()).toBeUndefined();
  },
);

test("a relative address is refused", () => {
  expect(() => startApp({ ...services, apiV1: "/v1" })).toThrow("expected an absolute address");
});
