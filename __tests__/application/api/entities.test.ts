import type { Entity, Loan, Order, User } from "../../../src/application/api/entities";

// The type check of `npm test` fails if a line has a type error, or has none below `@ts-expect-error`.
test("known fields of entities have types, and any other field is allowed (R441)", () => {
  const user: User = { id: 1, emails: ["a@wrenfield.example"], address: 7, profile: { any: "thing" } };
  const order: Order = {
    id: "o1",
    line_items: [{ id: 2, price: 5 }],
    promotions: [{ id: 3, code: "SPRING" }],
  };
  const loan: Loan = { id: 4, decision: 5, offer: { id: 6, rate: 9 } };
  const treatment: Entity = { id: 8, pharmacy: "any" };
  // @ts-expect-error -- the emails are a list
  const wrongUser: User = { id: 1, emails: "a@wrenfield.example" };
  // @ts-expect-error -- the line items are a list
  const wrongOrder: Order = { id: "o1", line_items: 2 };
  // @ts-expect-error -- a record has an id
  const wrongTreatment: Entity = { pharmacy: "no id" };
  expect([user, order, loan, treatment, wrongUser, wrongOrder, wrongTreatment]).not.toContain(undefined);
});
