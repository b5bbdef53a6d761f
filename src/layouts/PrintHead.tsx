import { Container } from "../components/Container";
import { Fact } from "../components/Fact";

/** The first lines of a printed page: who prints it, how to reach us, and the day, which the loader fills in (data-today). */
export function PrintHead() {
  return (
    <Container className="print-only">
      <Fact name="company.address.corporate" />, <Fact name="phone.support" />
      {/* Not as a child: hydration must not undo what the loader has written. */}
      <div data-today="" dangerouslySetInnerHTML={{ __html: "" }} />
    </Container>
  );
}
