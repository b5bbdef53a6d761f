import { waitFor } from "@testing-library/react";
import { followLatestNavigation } from "../../../src/gatsby/hydration/latest-navigation";

afterEach(() => {
  for (const name of ["___navigate", "___loader"]) Reflect.deleteProperty(window, name);
  window.location.hash = "";
});

test("an address whose page cannot be loaded is requested from the server, with its hash", async () => {
  const navigate = jest.fn();
  const router = { ___navigate: navigate, ___loader: { loadPage: async () => ({ status: "error" }) } };
  Object.assign(window, router);
  window.history.replaceState(null, "", "/");
  followLatestNavigation();
  (window as unknown as typeof router).___navigate("/#b");
  await waitFor(() => expect(window.location.hash).toBe("#b"));
  expect(navigate).not.toHaveBeenCalled();
});
