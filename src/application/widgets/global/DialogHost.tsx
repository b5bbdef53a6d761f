import { useAtomValue } from "jotai/react";
import { alertAtom, answerConfirm, clearAlert, confirmAtom, isLoadingAtom, type Store } from "../../state";
import { useLoaded } from "./useLoaded";
import { useTurn } from "./useTurn";

const loadOverlay = () => import("../dialogs/LoadingOverlay").then(({ LoadingOverlay }) => LoadingOverlay);
const loadConfirm = () => import("../dialogs/ConfirmDialog").then(({ ConfirmDialog }) => ConfirmDialog);
const loadToasts = () => import("./Toasts").then(({ Toasts }) => Toasts);

/** Shows what a store's state asks for. Each dialog's code is loaded when it is first needed. */
export function DialogHost({ store }: { store: Store }) {
  const isLoading = useAtomValue(isLoadingAtom, { store });
  const question = useAtomValue(confirmAtom, { store });
  const alert = useAtomValue(alertAtom, { store });
  const turn = useTurn(question);

  const Overlay = useLoaded(isLoading, loadOverlay);
  // A question that cannot be asked must not hold its caller for ever.
  const Confirm = useLoaded(question.show && question, loadConfirm, () => answerConfirm(store, "declined"));
  const Toasts = useLoaded(alert.show && alert, loadToasts);

  return (
    <>
      {Overlay && isLoading && <Overlay />}
      {Confirm && question.show && (
        <Confirm key={turn} message={question.message} onAnswer={(answer) => answerConfirm(store, answer)} />
      )}
      {Toasts && <Toasts alert={alert.show ? alert : undefined} onGone={() => clearAlert(store)} />}
    </>
  );
}
