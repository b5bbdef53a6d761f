import styled from "@emotion/styled";
import { useId, useState, type FocusEvent, type InputHTMLAttributes, type ReactNode } from "react";
import { Icon } from "../../../components/Icon";
import { fontSize, gray, minimumTarget, red } from "../../../design/tokens";

/** Props of every input. */
export interface FieldProps {
  label: ReactNode;
  /** Help that is always visible, such as the format of a date. */
  hint?: ReactNode;
  /** The error message; shown only when the field is touched. */
  error?: string | undefined;
  /** Whether the user has visited the field; by default, once focus has left it. */
  touched?: boolean | undefined;
  /** Whether "(optional)" follows the label. */
  optional?: boolean | undefined;
}

/** Props that a field passes to its control. */
interface ControlProps {
  id: string;
  "aria-invalid"?: true | undefined;
  "aria-describedby"?: string | undefined;
}

interface FieldFrameProps<Props> {
  /** The props of the field and of its control. */
  props: Props;
  /** The label is above its control, beside it (checkbox, switch), or is the legend of a group (radios). */
  place?: "above" | "beside" | "group";
  /** Renders the control with its own props and those that the field passes to it. */
  children: (control: Omit<Props, keyof FieldProps | "id"> & ControlProps) => ReactNode;
}

const Group = styled.fieldset({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Above = styled.label({
  display: "block",
  marginBottom: 6,
  padding: 0,
  color: gray[900],
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.4,
});
const Beside = styled.label({
  display: "block",
  paddingBlock: 8,
  color: gray[900],
  fontSize: fontSize.body,
  lineHeight: "1.75rem",
  cursor: "pointer",
});
const Row = styled.div({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  minHeight: minimumTarget,
  "& > div": { flex: 1, minWidth: 0 },
});
const Optional = styled.span({ color: gray[600], fontWeight: 400 });
const Hint = styled.p({ marginBottom: 8, color: gray[600], fontSize: fontSize.compact, lineHeight: 1.45 });
const ErrorText = styled.p({
  display: "flex",
  alignItems: "flex-start",
  gap: 6,
  marginTop: 6,
  color: red[600],
  fontSize: fontSize.compact,
  fontWeight: 600,
  lineHeight: "1.375rem",
  "& svg": { flex: "none", marginTop: 1 },
});

/**
 * A label, a hint and an error around one control, linked to it for screen readers.
 * The error is shown, and the control marked as invalid, only while the field is touched and has an error.
 */
export function Field<
  Props extends FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, "id" | "aria-describedby">,
>({ props, place = "above", children }: FieldFrameProps<Props>) {
  const { label, hint, error, touched, optional, id: ownId, ...own } = props;
  const generated = useId();
  const id = ownId ?? generated;
  const [hasLeft, setLeft] = useState(false);
  // Of the element around all controls: moving between them is not leaving.
  const leaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setLeft(true);
  };
  const isWrong = (touched ?? hasLeft) && Boolean(error);
  const described = [own["aria-describedby"], hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean);
  const linked: ControlProps = {
    id,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
  const control = children({ ...own, ...linked });
  const name = (
    <>
      {label} {optional && <Optional>(optional)</Optional>}
    </>
  );
  const help = hint && <Hint id={`${id}-hint`}>{hint}</Hint>;
  const wrong = (
    <div aria-live="polite">
      {isWrong && (
        <ErrorText id={`${id}-error`}>
          <Icon name="warning-circle" size={20} />
          {error}
        </ErrorText>
      )}
    </div>
  );

  if (place === "group") {
    return (
      <Group role="radiogroup" {...linked} onBlur={leaving}>
        <Above as="legend">{name}</Above>
        {help}
        {control}
        {wrong}
      </Group>
    );
  }
  if (place === "beside") {
    return (
      <div onBlur={leaving}>
        <Row>
          {control}
          <div>
            <Beside htmlFor={id}>{name}</Beside>
            {help}
            {wrong}
          </div>
        </Row>
      </div>
    );
  }
  return (
    <div onBlur={leaving}>
      <Above htmlFor={id}>{name}</Above>
      {help}
      {control}
      {wrong}
    </div>
  );
}
