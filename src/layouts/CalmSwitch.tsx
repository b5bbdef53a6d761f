import styled from "@emotion/styled";
import { useEffect } from "react";
import { fontSize, teal, touchRow } from "../design/tokens";
import { instantActions, showCalm } from "../site/instant-actions";

const Label = styled.label({
  ...touchRow,
  gap: 12,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  cursor: "pointer",
  "& input": { flex: "none", width: 24, height: 24, margin: 0, accentColor: teal[600] },
  // Without scripts the setting could not be applied.
  "@media print, (scripting: none)": { display: "none" },
});

/**
 * Turns calm view on and off: no pictures of babies and families, no counts of births, no motion. Stored on this device only
 * (src/site/instant-actions.ts). It hides sections marked with `family`, and the pictures of that class in pictures.yaml.
 */
export function CalmSwitch() {
  // After client navigation: the loader has set only the switches of the first page.
  useEffect(showCalm, []);
  return (
    <Label>
      <input
        type="checkbox"
        role="switch"
        data-instant="calm"
        onChange={({ currentTarget }) => instantActions.calm(currentTarget)}
      />
      Calm view: no baby pictures or counts, no motion
    </Label>
  );
}
