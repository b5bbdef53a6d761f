import { readSettings } from "../../src/gatsby/read-settings";

describe("readSettings", () => {
  it("reads the environment", () => {
    expect(readSettings({ SITE_ORIGIN: "https://a.example", HOST_TARGET: "nginx" }).website).toBe(
      "https://a.example",
    );
  });

  it.each([{ SITE_ORIGIN: "x" }, { HOST_TARGET: "foo" }, { HOST_TARGET: "nginx", NGINX_LISTEN: "a b" }])(
    "stops before a build with the name of an invalid variable: %j",
    (variables) => {
      const printed = jest.spyOn(console, "error").mockReturnValue();
      const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never);
      readSettings(variables);
      const [name, found] = Object.entries(variables).at(-1)!;
      expect(printed).toHaveBeenCalledWith(expect.stringContaining(`${name} is "${found}"; expected`));
      expect(exit).toHaveBeenCalledWith(1);
    },
  );
});
