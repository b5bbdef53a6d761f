import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyLinks } from "../../../src/templates/legal/CopyLinks";
import { withAnchors } from "../../../src/legal/text/anchors";

const text =
  '<h2 id="fees"><span class="number">5. </span>Fees</h2>\n<p id="late-fee"><span class="number">5.1 </span>A late fee is due.</p>\n<p>No id.</p>\n<p id="plain">Words of a paragraph without any number at all.</p>';

function page(writeText: unknown) {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: writeText && { writeText } });
  return render(
    <>
      <div
        dangerouslySetInnerHTML={{ __html: withAnchors(text, [{ id: "old-fee", landsAt: "late-fee" }]) }}
      />
      <CopyLinks />
    </>,
  );
}
const follow = (name: string) => act(async () => void fireEvent.click(screen.getByRole("link", { name })));

describe("deep links", () => {
  it("each heading and clause with an id has one; it is a plain link, and no part of the heading's name", () => {
    const { container } = page(undefined);
    expect(
      screen.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]),
    ).toEqual([
      ["Link to section 5", "#fees"],
      ["Link to section 5.1", "#late-fee"],
      ['Link to the paragraph that begins "Words of a paragraph without any number..."', "#plain"],
    ]);
    expect(screen.getByRole("heading", { name: "5. Fees" })).toBeInTheDocument();
    expect(container.querySelector("#late-fee #old-fee")).toBeEmptyDOMElement();
    // The same text with other retired ids is another text, also where texts are kept.
    expect(withAnchors(text)).not.toContain("old-fee");
  });

  it("followed, they copy their address and say so", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    page(writeText);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await follow("Link to section 5.1");
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/#late-fee`);
    expect(screen.getByRole("status")).toHaveTextContent("The link to section 5.1 is copied.");
  });

  it("where the clipboard is refused they say where the link is; where there is none they stay links", async () => {
    page(jest.fn().mockRejectedValue(new Error("no")));
    await follow("Link to section 5");
    expect(screen.getByRole("status")).toHaveTextContent(
      "The link could not be copied; it is in the address bar.",
    );
  });

  it("a click elsewhere copies nothing, and without a clipboard nothing is said", async () => {
    const { container } = page(undefined);
    await follow("Link to section 5");
    await act(async () => void fireEvent.click(container.querySelector("#plain")!));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
