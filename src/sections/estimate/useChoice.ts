import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { grouped } from "../../content/facts/money";
import { amountIn, choiceIn, hashOf, rateIn, typedAmount, typedRate } from "./address";
import { defaultChoice, type Choice, type EstimateFigures } from "./figures";

/** ms without a change before a choice is announced and written to the URL: once, however far the slider moves. */
const pause = 500;

/** "18,000". */
export const amountText = ({ amount }: Choice): string => grouped(amount / 100);
/** "16.74". */
export const rateText = ({ rate }: Choice): string => (rate / 100).toFixed(2);

/**
 * The visitor's choice: from the URL, from input before hydration, and from the fields. The fields are uncontrolled, so
 * neither hydration nor rendering overwrites what a visitor types.
 */
export function useChoice(figures: EstimateFigures) {
  const [choice, setChoice] = useState(() => defaultChoice(figures));
  /** The last choice that was stable for a moment; undefined until the visitor makes one. */
  const [settled, setSettled] = useState<Choice>();
  /**
   * Whether the field that was left last had a value that is not on offer, or between two steps, or no number, which the
   * nearest one, or the one before, has replaced.
   */
  const [isReplaced, setReplaced] = useState(false);
  /** Whether the figures are those of the fields: neither before hydration, nor while a typed value is not on offer. */
  const [isLive, setLive] = useState(false);
  const latest = useRef(choice);
  const timer = useRef(0);
  const fields = {
    amount: useRef<HTMLInputElement>(null),
    slider: useRef<HTMLInputElement>(null),
    rate: useRef<HTMLInputElement>(null),
  };

  function settle(): void {
    clearTimeout(timer.current);
    timer.current = 0;
    setSettled(latest.current);
    const hash = hashOf(latest.current, defaultChoice(figures));
    if (hash !== window.location.hash) window.history.replaceState(window.history.state, "", hash);
  }
  function choose(to: Choice): void {
    setReplaced(false);
    startTransition(() => setLive(true));
    if (to.amount === latest.current.amount && to.rate === latest.current.rate) return;
    latest.current = to;
    // The field is painted immediately and the figures when there is time, so that the slider never waits for them.
    startTransition(() => setChoice(to));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(settle, pause);
  }
  function fill(to: Choice): void {
    fields.amount.current!.value = amountText(to);
    fields.slider.current!.value = String(to.amount / 100);
    fields.rate.current!.value = rateText(to);
  }
  function onSlide(): void {
    // The rate from its field, which a visitor may have changed before hydration.
    const rate = rateIn(fields.rate.current!.value, figures) ?? latest.current.rate;
    choose({ amount: Number(fields.slider.current!.value) * 100, rate });
    fields.amount.current!.value = amountText(latest.current);
  }
  function apply(amount = latest.current.amount, rate = latest.current.rate): void {
    choose({ amount, rate });
    fields.slider.current!.value = String(latest.current.amount / 100);
  }
  /** Applies the typed values. One outside the offer changes nothing: the visitor may still be typing. */
  function onType(): void {
    const amount = amountIn(fields.amount.current!.value, figures);
    const rate = rateIn(fields.rate.current!.value, figures);
    apply(amount, rate);
    if (!amount || !rate) startTransition(() => setLive(false));
  }
  /**
   * When a field is left, applies the value on offer that is nearest to the typed one, because "60000" would otherwise stay
   * at "6000", and replaces the text with the choice, so that the two never contradict each other.
   */
  function onLeave(): void {
    const [amount, rate] = [fields.amount.current!.value, fields.rate.current!.value];
    // A field may be left before the effect below has applied a choice that was made before hydration.
    if (Number(fields.slider.current!.value) * 100 !== latest.current.amount) onSlide();
    // Not if nothing was typed since: what was said about the last value is still true.
    else if (amount !== amountText(latest.current) || rate !== rateText(latest.current)) {
      apply(amountIn(amount, figures, "nearest"), rateIn(rate, figures, "nearest"));
      const { current } = latest;
      const isKept = typedAmount(amount) === current.amount && typedRate(rate) === current.rate / 100;
      const show = () => setReplaced(!isKept);
      // The notice would move a control under the press that has left the field.
      if (document.querySelector(":active:hover"))
        addEventListener("mouseup", () => setTimeout(show), { once: true });
      else show();
    }
    // At once, for a link that is followed next.
    setChoice(latest.current);
    if (timer.current) settle();
    fill(latest.current);
  }

  useEffect(() => {
    const readAddress = () => {
      choose(choiceIn(window.location.hash, figures, latest.current));
      fill(latest.current);
    };
    const isChanged = ({ current }: RefObject<HTMLInputElement>) => current!.value !== current!.defaultValue;
    const [slid, amountTyped, rateTyped] = [fields.slider, fields.amount, fields.rate].map(isChanged);
    // What was chosen before hydration is newer than the URL, from which the rest is taken.
    const linked = choiceIn(window.location.hash, figures, latest.current);
    if (!rateTyped) fields.rate.current!.value = rateText(linked);
    if (!slid && !amountTyped) fields.amount.current!.value = amountText(linked);
    const isTyping = document.activeElement?.matches("[inputmode]");
    if (slid && !(amountTyped && isTyping)) onSlide();
    else if (!amountTyped && !rateTyped) readAddress();
    else if (isTyping) onType();
    else onLeave();
    // Paper has no field beside the figures: they are those of what was typed, before the browser reads them.
    const onPrint = () => flushSync(onLeave);
    window.addEventListener("beforeprint", onPrint);
    window.addEventListener("hashchange", readAddress);
    return () => {
      window.removeEventListener("beforeprint", onPrint);
      window.removeEventListener("hashchange", readAddress);
      clearTimeout(timer.current);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: everything that changes is behind a ref
  }, []);

  return { choice, settled, isReplaced, isLive, fields, onType, onSlide, onLeave };
}
