import { iconPaths } from "./icon-paths";

/** Icons of controls. To add one, see src/tools/art/icons.ts. */
export type IconName = keyof typeof iconPaths;

/** A decorative icon, hidden from screen readers: a control that contains nothing else needs a label. @param size px */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconPaths[name] }}
    />
  );
}

/** Icons on every page. They are in one file that all pages share, with the company's wordmark. */
type SharedIconName = "caret-down" | "list" | "x" | `${string}-logo`;

/** A decorative icon that every page has. @param size px */
export const SharedIcon = ({ name, size = 24 }: { name: SharedIconName; size?: number }) => (
  <svg width={size} height={size} fill="currentColor" aria-hidden="true">
    <use href={`/sprite.svg#${name}`} />
  </svg>
);
