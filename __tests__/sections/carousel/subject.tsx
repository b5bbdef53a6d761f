import { fireEvent, render, screen } from "@testing-library/react";
import { Carousel } from "../../../src/sections/carousel/Carousel";
import { benefitViews, type Views } from "../../../src/sections/carousel/views";
import { comesNear } from "./browser";

export const five = ["one", "two", "three", "four", "five"];

/** A carousel of links, a slide each. The line end is what MDX leaves between elements. */
export function carousel(views: Views = benefitViews, words = five) {
  return (
    <Carousel label="Benefits" views={views}>
      {"\n"}
      {words.map((word) => (
        <a key={word} href={`#${word}`}>
          {word}
        </a>
      ))}
    </Carousel>
  );
}

/** A carousel that has come near and moves. */
export async function moving(views?: Views, words?: string[]) {
  const shown = render(carousel(views, words));
  await comesNear();
  return shown;
}

export const button = (name: string) => screen.queryByRole("button", { name });
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
