import { securityTxt } from "../../../src/gatsby/output/security-txt";

it("security.txt (RFC 9116) has the two required lines, and ends every line with a newline", () => {
  const [website, mail] = ["https://www.wrenfield.example", "security@wrenfield.example"];
  expect(securityTxt(website, mail, "2027-10-31")).toBe(
    "Contact: mailto:security@wrenfield.example\nExpires: 2027-10-31T23:59:59Z\nPreferred-Languages: en\nCanonical: https://www.wrenfield.example/.well-known/security.txt\n",
  );
});
