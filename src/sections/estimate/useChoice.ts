import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import { grouped } from "../../content/facts/money";
import { amountIn, choiceIn, hashOf, rateIn } from "./address";
import { defaultChoice, type Choice, type EstimateFigures } from "./figures";

/** ms without a change after which a choice is announced and written to the address: once, however far a slider moves. */
const pause = 500;

/** "18,000". */
export const amountText = ({ amount }: Choice): string => grouped(amount / 100);
/** "16.74". */
export const rateText = ({ rate }: Choice): string => (rate / 100).toFixed(2);

/**
 * The choice of a visitor: from the address, from what was typed before hydration, from the fields. The fields keep their
 * own values, so neither hydration nor rendering overwrites what somebody types.
 */
export function useChoice(figures: EstimateFigures) {
  const [choice, setChoice] = useState(() => defaultChoice(figures));
  /** The last choice that was stable for a moment; undefined until the visitor makes one. */
  const [settled, setSettled] = useState<Choice>();
  const latest = useRef(choice);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const fields = {
    amount: useRef<HTMLInputElement>(null),
    slider: useRef<HTMLInputElement>(null),
    rate: useRef<HTMLInputElement>(null),
  };

  function settle(): void {
    setSettled(latest.current);
    const hash = hashOf(latest.current, defaultChoice(figures));
    if (hash !== window.location.hash) window.history.replaceState(window.history.state, "", hash);
  }
  function choose(to: Choice): void {
    if (to.amount === latest.current.amount && to.rate === latest.current.rate) return;
    latest.current = to;
    // The field is painted at once, and the figures as soon as there is time: a slider never waits for them.
    startTransition(() => setChoice(to));
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, pause);
  }
  function fill({ amount, rate }: Choice): void {
    fields.amount.current!.value = amountText({ amount, rate });
    fields.slider.current!.value = String(amount / 100);
    fields.rate.current!.value = rateText({ amount, rate });
  }
  function onSlide(): void {
    choose({ ...latest.current, amount: Number(fields.slider.current!.value) * 100 });
    fields.amount.current!.value = amountText(latest.current);
  }
  /** Takes what is typed; what is not on offer changes nothing. */
  function onType(): void {
    const { amount, rate } = latest.current;
    choose({
      amount: amountIn(fields.amount.current!.value, figures) ?? amount,
      rate: rateIn(fields.rate.current!.value, figures) ?? rate,
    });
    fields.slider.current!.value = String(latest.current.amount / 100);
  }
  /** Replaces what is typed with what is shown, when a field is left: they never contradict each other. */
  function onLeave(): void {
    // A field may be left before the effect below has taken what was chosen before hydration.
    if (Number(fields.slider.current!.value) * 100 !== latest.current.amount) onSlide();
    else onType();
    fill(latest.current);
  }

  useEffect(() => {
    const takeAddress = () => {
      choose(choiceIn(window.location.hash, figures, latest.current));
      fill(latest.current);
    };
    const isChanged = ({ current }: RefObject<HTMLInputElement>) => current!.value !== current!.defaultValue;
    // What was chosen before hydration is newer than the address.
    if (isChanged(fields.slider)) onSlide();
    else if (isChanged(fields.amount) || isChanged(fields.rate)) onType();
    else takeAddress();
    window.addEventListener("hashchange", takeAddress);
    return () => {
      window.removeEventListener("hashchange", takeAddress);
      clearTimeout(timer.current);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: everything that changes is behind a ref
  }, []);

  return { choice, settled, fields, onType, onSlide, onLeave };
}
