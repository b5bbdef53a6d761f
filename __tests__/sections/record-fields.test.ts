import { componentShapes } from "../../src/sections/component-shapes.generated";

// Records that writers enter as a component's props; the text between its tags is one more field.
it.each([
  [
    "PlanCard",
    "iconSrc title titleSize description planIntro startingAtColor price priceSuffix meta features buttonText buttonColor extraServices",
    "R268",
  ],
  ["Benefit", "header ctaText ctaLink", "R276"],
  ["Step", "icon alt title description", "R278"],
  ["ComparisonOption", "name description image alt highlight", "R279"],
])("a %s has the fields %s (%s)", (name, fields) => {
  expect(Object.keys(componentShapes.page[name]!.props)).toEqual(expect.arrayContaining(fields.split(" ")));
});

it("a benefit's description is the text inside it (R276)", () => {
  expect(componentShapes.page["Benefit"]!.children).toBe("required");
});
