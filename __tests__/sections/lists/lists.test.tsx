import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NumberedList, TextList } from "../../../src/sections/lists/TextList";
import { TextTable } from "../../../src/sections/text/TextTable";
import { pageComponents } from "../../../src/sections/registry";
import { answerQuery } from "../../support/jest/gatsby";
import { linksIn } from "../../support/jest/on-site";
import { itemTexts, onAPage } from "../plans/on-a-page";

const { CoverageItem, CoverageList, GlossaryList, PressList, Question, Questions, TalkToUs } = pageComponents;

describe("Markdown lists", () => {
  it("stay lists for screen readers although they have no markers", () => {
    onAPage(
      <>
        <TextList>
          <li>No down payment</li>
        </TextList>
        <NumberedList>
          <li>Check your rate</li>
        </NumberedList>
      </>,
    );
    const lists = screen.getAllByRole("list");
    expect(lists.map(({ tagName, className }) => [tagName, className])).toEqual([
      ["UL", "points"],
      ["OL", "numbers"],
    ]);
    lists.forEach((list) => expect(list).toHaveAttribute("role", "list"));
  });
});

it("labels each cell with its column, for rows that are stacked on phones, and stays a table for screen readers", () => {
  onAPage(
    <TextTable>
      <thead>
        <tr>
          <th>Category</th>
          <th>
            <em>Examples</em> of it
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Identity</td>
          <td>Name</td>
        </tr>
        <tr>
          <td>Credit</td>
          <td>Income</td>
        </tr>
      </tbody>
    </TextTable>,
  );
  const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual(["IdentityName", "CreditIncome"]);
  expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
    "Category",
    "Examples of it",
  ]);
  expect(screen.getAllByRole("cell").map((cell) => cell.dataset["label"])).toEqual([
    "Category",
    "Examples of it",
    "Category",
    "Examples of it",
  ]);
});

describe("CoverageList", () => {
  it("accepts a Markdown list (R180)", () => {
    onAPage(
      <CoverageList>
        <ul>
          <li>Cycle costs</li>
          <li>Anesthesia</li>
        </ul>
      </CoverageList>,
    );
    expect(itemTexts()).toEqual(["Cycle costs", "Anesthesia"]);
  });

  it("accepts items with or without an icon", () => {
    const { container } = onAPage(
      <CoverageList columns={3}>
        {"\n"}
        <CoverageItem icon="pill">Medications</CoverageItem>
        <CoverageItem>Storage</CoverageItem>
      </CoverageList>,
    );
    expect(itemTexts()).toEqual(["Medications", "Storage"]);
    expect(container.querySelectorAll("svg")).toHaveLength(1);
  });
});

describe("Questions", () => {
  const two = (
    <Questions>
      <Question title="Will {company.product} affect my score?" id="credit-score">
        <p>Checking does not.</p>
      </Question>
      <Question title="How many eggs survive freezing?">About nine in ten.</Question>
    </Questions>
  );

  it("opens and closes each question independently (R199)", async () => {
    const user = userEvent.setup();
    onAPage(two);
    const [first, second] = screen.getAllByRole("group") as HTMLDetailsElement[];
    expect(screen.getByText("Checking does not.")).not.toBeVisible();
    await user.click(screen.getByText("Will Wrenfield affect my score?"));
    expect([first!.open, second!.open]).toEqual([true, false]);
    expect(screen.getByText("Checking does not.")).toBeVisible();
    await user.click(screen.getByText("Will Wrenfield affect my score?"));
    expect([first!.open, second!.open]).toEqual([false, false]);
  });

  it("gives each answer an id: its own, or one derived from the question", () => {
    onAPage(two);
    expect(screen.getAllByRole("group").map((details) => details.querySelector("span")!.id)).toEqual([
      "credit-score",
      "how-many-eggs-survive-freezing",
    ]);
  });

  it("has headings below the section's, or at the requested level", () => {
    const { unmount } = onAPage(two);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    unmount();
    onAPage(
      <Questions headingLevel={2}>
        <Question title="Why?">Because.</Question>
      </Questions>,
    );
    expect(screen.getByRole("heading", { level: 2, name: "Why?" })).toBeVisible();
  });
});

it("lists terms under their letters, with ids for links and the page that explains each", () => {
  const plain = { stands: null, definition: "Plain.", explained: "/faq" };
  const nodes = ["ACH", "APR", "IVF"].map((term) => ({ slug: term.toLowerCase(), term, ...plain }));
  answerQuery("GlossaryList", { glossary: { nodes } });
  onAPage(<GlossaryList />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["A", "I"]);
  expect(screen.getByText("ACH")).toHaveAttribute("id", "ach");
  expect(screen.getByRole("navigation", { name: "Letters" })).toHaveTextContent("AI");
  expect(screen.getByRole("link", { name: /^Explained in full ?: IVF$/ })).toHaveAttribute("href", "/faq");
});

describe("TalkToUs", () => {
  afterEach(() => jest.useRealTimers());

  /** Renders the component at a moment. */
  function at(moment: string): void {
    jest.useFakeTimers({ now: new Date(moment) });
    onAPage(<TalkToUs />);
    // Whether the phone is answered is shown a moment later.
    act(() => jest.runAllTimers());
  }

  it("has the phone and the mail as links, and the hours", () => {
    at("2026-11-23T10:00:00-08:00");
    expect(linksIn(document.body)).toEqual([
      ["(415) 555-0142", "tel:+1-415-555-0142"],
      ["care@wrenfield.example", "mailto:care+website@wrenfield.example"],
    ]);
    expect(screen.getByText(/8.a\.m\..5.p\.m\. Pacific/)).toBeVisible();
  });

  it("shows whether the phone is answered now", () => {
    at("2026-11-23T10:00:00-08:00");
    expect(screen.getByText("Open now")).toBeVisible();
    document.body.innerHTML = "";
    at("2026-11-22T10:00:00-08:00");
    expect(screen.queryByText("Open now")).toBeNull();
  });
});

describe("PressList", () => {
  const now = {
    title: "Now",
    outlet: "vesper",
    date: "2026-02-03",
    link: "https://vesper.example/now",
    historical: false,
    featured: false,
    html: "<p>New.</p>",
  };
  const then = {
    ...now,
    title: "Then",
    date: "2017-02-03",
    link: "https://vesper.example/then",
    historical: true,
    html: "<p>Old.</p>",
  };
  const articles = [now, then];
  const picture = { publicURL: "/vesper.svg" };
  const logos = [
    { key: "vesper", group: "outlets", name: "Vesper", alt: "Vesper", width: 10, height: 5, picture },
  ];
  const show = () => {
    answerQuery("PressList", { articles: { nodes: articles } });
    answerQuery("Logos", { logos: { nodes: logos } });
    onAPage(<PressList />);
    return screen
      .getAllByRole("article")
      .flatMap((article) => within(article).getAllByRole("link"))
      .map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]);
  };

  it("shows logo, title, summary, date and link, and dates past prices (R213, R219)", () => {
    show();
    const [newer, older] = screen.getAllByRole("article");
    expect(newer).toHaveTextContent(/3 February 2026Now.*New\..*Read the article: Now/);
    expect(newer!.querySelector("img")).toHaveAttribute("alt", "Vesper");
    expect(newer).not.toHaveTextContent("no longer offered");
    expect(older).toHaveTextContent("Prices in this article are from 2017 and are no longer offered.");
  });

  it("has a link for the same tab and one for a new tab; browser/press.spec.ts checks that one is shown (R214, R215, C22)", () => {
    expect(show()).toEqual(
      articles.flatMap(({ link }) => [
        [link, null, null],
        [link, "_blank", "noopener"],
      ]),
    );
  });

  it("has a heading for each year, newest first, and a link to each; featured articles are above, too", () => {
    then.featured = true;
    show();
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Featured", "2026", "2017"]);
    const years = within(screen.getByRole("navigation", { name: "Years" })).getAllByRole("link");
    expect(years.map((year) => year.getAttribute("href"))).toEqual(["#y2026", "#y2017"]);
    expect(
      screen.getAllByRole("article").map((article) => within(article).getByRole("heading").textContent),
    ).toEqual(["Then", "Now", "Then"]);
  });
});
