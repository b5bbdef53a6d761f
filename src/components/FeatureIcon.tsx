import styled from "@emotion/styled";
import { orange, purple, radius, teal } from "../design/tokens";
import type { featureIconNames } from "../content/schema/feature-icon-names";

/**
 * Names of feature icons, as writers use them. To add one: src/content/schema/feature-icon-names.ts, then
 * src/tools/art/icons.ts.
 */
export type FeatureIconName = (typeof featureIconNames)[number];

const tones = {
  teal: { background: teal[100], color: teal[700] },
  purple: { background: purple[100], color: purple[700] },
  orange: { background: orange[100], color: orange[700] },
} as const;

export type FeatureTone = keyof typeof tones;
export const featureTones = Object.keys(tones) as FeatureTone[];

const Tile = styled.span<{ tone: FeatureTone }>(({ tone }) => ({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: 64,
  height: 76,
  borderRadius: radius.archTile,
  ...tones[tone],
}));

/** A feature's icon without its tile. Decorative. @param size width and height, px */
export const FeatureDrawing = ({ name, size }: { name: FeatureIconName; size: number }) => (
  <svg width={size} height={size} fill="currentColor" aria-hidden="true">
    <use href={`/feature-icons.svg#${name}`} />
  </svg>
);

/** A feature's icon, 32 px, in an arch tile of 64 by 76. Decorative: the text beside it has the meaning. */
export function FeatureIcon({ name, tone = "teal" }: { name: FeatureIconName; tone?: FeatureTone }) {
  return (
    <Tile tone={tone}>
      <FeatureDrawing name={name} size={32} />
    </Tile>
  );
}
