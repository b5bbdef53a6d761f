import { keepTyped, restoreText } from "../../../src/gatsby/hydration/original-page";

const words = "<button>Print</button>";

afterEach(() => {
  delete window.hydration;
  Reflect.deleteProperty(window, "fetch");
  Reflect.deleteProperty(window, "reportError");
  document.body.replaceChildren();
});

it("a press on words that the browser has translated is replayed on their button after they are restored", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  page.id = "page";
  page.innerHTML = "<button><font><font>IMPRIMIR</font></font></button>";
  const press = new MouseEvent("click", { bubbles: true });
  page.querySelector("font font")!.dispatchEvent(press);
  window.hydration = { path: "/", events: [press], isRequested: true, request() {}, finish() {} };
  window.fetch = () =>
    Promise.resolve({ text: () => Promise.resolve(`<div id="page">${words}</div>`) } as Response);
  await restoreText(page, "/");
  expect(page.innerHTML).toBe(words);
  expect(press.target).toBe(page.querySelector("button"));
});

it("a choice made before React replaced the page is made again", () => {
  document.body.innerHTML = '<input type="radio" name="tab">'.repeat(2);
  const [, second] = document.querySelectorAll("input");
  second!.checked = true;
  const handle = keepTyped(document.body);
  document.body.innerHTML = '<input type="radio" name="tab">'.repeat(2);
  window.reportError = jest.fn();
  handle(new Error("replaced"));
  expect([...document.querySelectorAll("input")].map(({ checked }) => checked)).toEqual([false, true]);
});
