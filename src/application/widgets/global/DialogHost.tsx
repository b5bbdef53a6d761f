import { useAtomValue } from "jotai/react";
import { useRef } from "react";
import { alertAtom, answerConfirm, clearAlert, confirmAtom, isLoadingAtom, type Store } from "../../state";
import { useLoaded } from "./useLoaded";
import { useNavigationMenu } from "./useNavigationMenu";

const loadOverlay = () => import("../dialogs/LoadingOverlay").then(({ LoadingOverlay }) => LoadingOverlay);
const loadConfirm = () => import("../dialogs/ConfirmDialog").then(({ ConfirmDialog }) => ConfirmDialog);
const loadToasts = () => import("../dialogs/ToastRegion").then(({ ToastRegion }) => ToastRegion);

/** Returns another number for each new object: a key, so that a new question does not reuse the last one's state. */
function useTurn(thing: object): number {
  const seen = useRef({ thing, turn: 0 });
  if (seen.current.thing !== thing) seen.current = { thing, turn: seen.current.turn + 1 };
  return seen.current.turn;
}

/**
 * Shows the dialogs of a store, and its active menu in the site's drawer. The code of each dialog is loaded when it is
 * first needed.
 */
export function DialogHost({ store, drawerId }: { store: Store; drawerId: string }) {
  useNavigationMenu(store, drawerId);
  const isLoading = useAtomValue(isLoadingAtom, { store });
  const question = useAtomValue(confirmAtom, { store });
  const alert = useAtomValue(alertAtom, { store });
  const turn = useTurn(question);

  const Overlay = useLoaded(isLoading, loadOverlay);
  // A question whose dialog cannot be loaded must not leave its caller waiting.
  const Confirm = useLoaded(question.show && question, loadConfirm, () => answerConfirm(store, "declined"));
  const Toasts = useLoaded(alert.show && alert, loadToasts);

  return (
    <>
      {Overlay && isLoading && <Overlay />}
      {Confirm && question.show && (
        <Confirm key={turn} message={question.message} onAnswer={(answer) => answerConfirm(store, answer)} />
      )}
      {Toasts && <Toasts alert={alert.show ? alert : undefined} onClose={() => clearAlert(store)} />}
    </>
  );
}
