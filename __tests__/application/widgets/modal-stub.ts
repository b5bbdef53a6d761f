// jsdom has no modal dialogs. This is a stub of the features that the widgets use: showModal, close, Escape and focus.
// Browser tests check the real ones, and that they make the page inert.

let stack: { dialog: HTMLDialogElement; cameFrom: Element | null }[] = [];

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

/** Installs the stub. Call once in a test file. */
export function stubModals(): void {
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
    document.addEventListener("keydown", onKeyDown);
  });
  afterEach(() => {
    stack = [];
  });
}
