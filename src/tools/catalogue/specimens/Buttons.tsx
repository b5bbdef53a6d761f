import { Button, buttonLooks, buttonSizes } from "../../../components/Button";
import { Row, Stack, State } from "../parts";

const namesOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

/** Every size and every look. */
export function Buttons() {
  return (
    <Stack>
      <State name="Sizes">
        <Row>
          {namesOf(buttonSizes).map((size) => (
            <Button key={size} size={size}>
              {size} {buttonSizes[size].height}
            </Button>
          ))}
        </Row>
      </State>
      <State name="Looks">
        <Row>
          {namesOf(buttonLooks).map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
        </Row>
      </State>
    </Stack>
  );
}
