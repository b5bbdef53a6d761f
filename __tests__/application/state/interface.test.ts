import {
  activeMenuAtom,
  alertAtom,
  answerConfirm,
  clearAlert,
  confirm,
  confirmAtom,
  type ConfirmState,
  createStore,
  isLoadingAtom,
  showAlert,
  closeSideMenu,
  showSideMenuAtom,
  toggleMenu,
  toggleSideMenu,
  track,
} from "../../../src/application/state";

let store = createStore();
beforeEach(() => (store = createStore()));

describe("the alert (R284, R306, R307, R308)", () => {
  const alert = (message: string, now: number) => showAlert(store, { message, code: 404 }, now);

  test("shows message and code, and can be cleared", () => {
    expect(store.get(alertAtom)).toEqual({ show: false, message: "", code: 0 });
    expect(alert("Gone", 0)).toBe(true);
    expect(store.get(alertAtom)).toEqual({ show: true, message: "Gone", code: 404 });
    clearAlert(store);
    expect(store.get(alertAtom).show).toBe(false);
  });

  test.each([
    [0, false],
    [249, false],
    [250, true],
    [251, true],
    [-1, true],
  ])("a second one %i ms later is shown: %s", (later, shown) => {
    alert("first", 1_000);
    expect(alert("second", 1_000 + later)).toBe(shown);
    expect(store.get(alertAtom).message).toBe(shown ? "second" : "first");
  });

  test("clearing does not lift the throttle", () => {
    alert("first", 0);
    clearAlert(store);
    expect(alert("second", 100)).toBe(false);
    expect(store.get(alertAtom).show).toBe(false);
  });

  test("each store has its own throttle", () => {
    alert("first", 0);
    expect(showAlert(createStore(), { message: "x", code: 500 }, 0)).toBe(true);
  });
});

describe("the confirm dialog (R284, R305)", () => {
  test.each(["approved", "declined"] as const)(
    "opens with a message, resolves as %s, and is then cleared",
    async (result) => {
      const states: ConfirmState[] = [];
      store.sub(confirmAtom, () => void states.push(store.get(confirmAtom)));
      const choice = confirm(store, "Sure?");
      answerConfirm(store, result);
      expect(await choice).toBe(result);
      expect(states).toEqual([
        { show: true, message: "Sure?" },
        { show: true, message: "Sure?", result },
        { show: false, message: "" },
      ]);
    },
  );

  test("a dialog opened by the answer to another stays open", async () => {
    const chain = confirm(store, "First?").then(() => confirm(store, "Second?"));
    answerConfirm(store, "approved");
    await Promise.resolve();
    await Promise.resolve();
    expect(store.get(confirmAtom)).toEqual({ show: true, message: "Second?" });
    answerConfirm(store, "declined");
    expect(await chain).toBe("declined");
  });

  test("an answer without a dialog changes nothing", () => {
    answerConfirm(store, "approved");
    expect(store.get(confirmAtom)).toEqual({ show: false, message: "" });
  });
});

describe("the loading flag (R284, R309)", () => {
  test("is on while tracked work runs, also when several overlap", async () => {
    const finish: (() => void)[] = [];
    const work = () => track(store, new Promise<void>((resolve) => finish.push(resolve)));
    const [first, second] = [work(), work()];
    expect(store.get(isLoadingAtom)).toBe(true);
    finish[0]?.();
    await first;
    expect(store.get(isLoadingAtom)).toBe(true);
    finish[1]?.();
    await second;
    expect(store.get(isLoadingAtom)).toBe(false);
  });

  test("track returns the result, and the flag is off after a failure", async () => {
    expect(await track(store, Promise.resolve(7))).toBe(7);
    await expect(track(store, Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(store.get(isLoadingAtom)).toBe(false);
  });
});

test("the active menu: toggling opens, switches and closes (R284, R296, R297, R304)", () => {
  const seen = [store.get(activeMenuAtom)];
  for (const menu of ["navigation", "notifications", "navigation", "navigation"] as const) {
    toggleMenu(store, menu);
    seen.push(store.get(activeMenuAtom));
  }
  expect(seen).toEqual(["none", "navigation", "notifications", "navigation", "none"]);
});

test("the side menu: toggling opens and closes, closing twice closes (R284, R304)", () => {
  const seen: boolean[] = [];
  store.sub(showSideMenuAtom, () => void seen.push(store.get(showSideMenuAtom)));
  for (const change of [toggleSideMenu, toggleSideMenu, toggleSideMenu, closeSideMenu, closeSideMenu])
    change(store);
  expect(seen).toEqual([true, false, true, false]);
});
