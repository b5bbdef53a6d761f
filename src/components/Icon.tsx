import { iconPaths } from "./icon-paths";

/** Icons of controls. To add one: src/tools/art/icons.ts. */
export type IconName = keyof typeof iconPaths;

/** A decorative icon, hidden from screen readers: a control that contains nothing else needs a label. @param size px */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <InlineIcon paths={iconPaths[name]} size={size} />;
}

/** The drawing of an icon. @param size width and height, px */
export function InlineIcon({ paths, size }: { paths: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  );
}
