// jsdom has no modal dialogs. This stands in for what the widgets rest on: showModal, close, Escape, focus in and back.
// That the real ones do this, and make the page inert, is shown in Chromium.

interface Shown {
  dialog: HTMLDialogElement;
  cameFrom: Element | null;
}

let stack: Shown[] = [];

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException("already open", "InvalidStateError");
  stack.push({ dialog: this, cameFrom: document.activeElement });
  this.setAttribute("open", "");
  (this.querySelector<HTMLElement>("button, a[href], input") ?? this).focus();
}

function close(this: HTMLDialogElement): void {
  const shown = stack.find(({ dialog }) => dialog === this);
  stack = stack.filter((entry) => entry !== shown);
  this.removeAttribute("open");
  if (this.isConnected) (shown?.cameFrom as HTMLElement | null)?.focus?.();
}

function onKeyDown({ key }: KeyboardEvent): void {
  const top = stack.at(-1)?.dialog;
  if (key !== "Escape" || !top) return;
  if (top.dispatchEvent(new Event("cancel", { cancelable: true }))) top.close();
}

/** Call once in a test file. */
export function standInForModals(): void {
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
    document.addEventListener("keydown", onKeyDown);
  });
  afterEach(() => {
    stack = [];
  });
}
