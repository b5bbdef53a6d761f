import { act, screen, within } from "@testing-library/react";
import { answerQuery, forgetQueries } from "../../support/jest/gatsby";
import { GlossaryList } from "../../../src/sections/lists/GlossaryList";
import { JobList } from "../../../src/sections/lists/JobList";
import { TalkToUs } from "../../../src/sections/lists/TalkToUs";
import { NumberedList, TextList } from "../../../src/sections/lists/TextList";
import { pageComponents, pageElements } from "../../../src/sections/registry";
import { itemTexts, onAPage, texts } from "../plans/on-a-page";

const { CoverageItem, CoverageList, Question, Questions } = pageComponents;

afterEach(forgetQueries);

it("Markdown lists stay lists for screen readers although they have no markers", () => {
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
  expect(lists.map(({ tagName }) => tagName)).toEqual(["UL", "OL"]);
  lists.forEach((list) => expect(list).toHaveAttribute("role", "list"));
});

it("says that no position is open instead of showing an empty list", () => {
  answerQuery("JobList", { jobs: { nodes: [] } });
  onAPage(<JobList />);
  expect(screen.getByText("No position is open at the moment.")).toBeVisible();
  expect(screen.queryByRole("list")).toBeNull();
});

it("writes out the abbreviations of the glossary, and names each link after its term", () => {
  const node = {
    slug: "apr",
    term: "APR",
    expansion: "annual percentage rate",
    definition: "A rate.",
    explained: "/ivf",
  };
  answerQuery("GlossaryList", {
    glossary: { nodes: [node, { ...node, slug: "rate", term: "rate", expansion: null }] },
  });
  onAPage(<GlossaryList />);
  expect(texts(screen.getAllByRole("term"))).toEqual(["APR annual percentage rate", "rate"]);
  expect(texts(screen.getAllByRole("link"))).toContain("Explained in full: APR");
});

it("labels each cell with its column, for rows that are stacked on phones, and stays a table for screen readers", () => {
  const { table: Table } = pageElements;
  onAPage(
    <Table>
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
    </Table>,
  );
  const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
  const columns = ["Category", "Examples of it"];
  expect(texts(rows)).toEqual(["IdentityName", "CreditIncome"]);
  expect(texts(screen.getAllByRole("columnheader"))).toEqual(columns);
  expect(screen.getAllByRole("cell").map((cell) => cell.dataset["label"])).toEqual([...columns, ...columns]);
  expect(screen.getByRole("table")).toHaveStyle({ borderCollapse: "collapse" });
});

it.each([
  ["a working day", "2026-11-23T18:00:00Z", true],
  ["Thanksgiving Day", "2026-11-26T18:00:00Z", false],
])("on %s the phone is shown as answered until it closes: %s, %s", (_, moment, isOpen) => {
  jest.useFakeTimers({ now: new Date(moment) });
  onAPage(<TalkToUs />);
  const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
  const isShown = () => screen.queryByText("Open now") !== null;
  expect(isShown()).toBe(false);
  pass(1000);
  expect(isShown()).toBe(isOpen);
  pass(8 * 3_600_000);
  expect(isShown()).toBe(false);
});

it("CoverageList shows its items with their icons (R180)", () => {
  const { container } = onAPage(
    <CoverageList columns={3}>
      {"\n"}
      <CoverageItem icon="pill">Medications</CoverageItem>
      <CoverageItem icon="snowflake">Storage</CoverageItem>
    </CoverageList>,
  );
  expect(itemTexts()).toEqual(["Medications", "Storage"]);
  expect(container.querySelectorAll("svg")).toHaveLength(2);
});

it("Questions gives each answer its id", () => {
  onAPage(
    <Questions>
      <Question title="Will {company.product} affect my score?" id="credit-score">
        <p>Checking does not.</p>
      </Question>
      <Question title="How many eggs survive freezing?" id="survival">
        About nine in ten.
      </Question>
    </Questions>,
  );
  expect(screen.getAllByRole("group").map((details) => details.querySelector("span")!.id)).toEqual([
    "credit-score",
    "survival",
  ]);
});
