import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { MediaProvider } from "../../../src/sections/media/MediaContext";
import { onSite } from "../../support/jest/on-site";

export { app, facts } from "../../support/jest/on-site";

const picture = (name: string) => ({
  name,
  url: `/static/${name}`,
  size: { width: 480, height: 360 },
  image: null,
  isFamily: false,
});

const media = ["comparison/savings.svg", "spots/payment.svg", "heroes/home.svg"].map(picture);

/** Renders components as on a page: with the real facts, and with the pictures that its MDX would name. */
export const onAPage = (children: ReactNode) =>
  onSite(<MediaProvider media={media}>{children}</MediaProvider>);

/** Checks that a page with an element stops the build, without React's own log of the error. */
export function expectToThrow(element: ReactNode, message: string): void {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => onAPage(element)).toThrow(message);
  errors.mockRestore();
}

export const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** Texts of the items of the only list. */
export const itemTexts = () => texts(within(screen.getByRole("list")).getAllByRole("listitem"));
