import { render, screen, within } from "@testing-library/react";
import { TextTable } from "../../../src/sections/text/TextTable";

it("labels each cell with its column, for rows that are stacked on phones, and stays a table for screen readers", () => {
  render(
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
