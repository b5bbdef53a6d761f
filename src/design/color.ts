// The palette. Roles: teal for actions and trust, orange-300 for the one action on dark, purple for partners and nurses.
// Red and green are for states only, always with an icon and a word.

export const teal = {
  50: "#EEF8F6",
  100: "#D6EEEA",
  200: "#ABDCD5",
  300: "#74C3B9",
  400: "#3DA297",
  500: "#17837A",
  600: "#0E6B64",
  700: "#0C5752",
  800: "#0C4542",
  900: "#0B3634",
} as const;

export const purple = {
  50: "#F7F4FC",
  100: "#ECE5F8",
  200: "#D7C9EF",
  300: "#BAA3E2",
  400: "#9A79D1",
  500: "#7D56BC",
  600: "#6641A3",
  700: "#533485",
  800: "#432B6B",
  900: "#342253",
} as const;

export const orange = {
  50: "#FFF5EC",
  100: "#FFE7D3",
  200: "#FFCDA6",
  300: "#FFAC70",
  400: "#F98A43",
  500: "#E36B1E",
  600: "#BC500E",
  700: "#983F0D",
  800: "#783410",
  900: "#5F2B11",
} as const;

/** Warm grays. The lightest text allowed is 500 on 100 (4.9:1). */
export const gray = {
  50: "#FBF9F6",
  100: "#F4F1EC",
  200: "#E7E2DB",
  300: "#D2CBC2",
  400: "#A39B91",
  500: "#6F675F",
  600: "#5C554E",
  700: "#453F3A",
  800: "#2E2A27",
  900: "#1D1A18",
} as const;

export const red = {
  50: "#FDF3F2",
  100: "#FBE1DF",
  200: "#F5BDB9",
  500: "#D5453C",
  600: "#B5312A",
  700: "#942620",
  800: "#78211C",
} as const;

export const green = {
  50: "#F0F8F1",
  100: "#DAEFDD",
  200: "#B3DDBA",
  500: "#3C8F4A",
  600: "#2A7337",
  700: "#225C2D",
  800: "#1D4A26",
} as const;

export const white = "#FFFFFF";
/** Text on orange-300 (9.0:1). */
export const ink = "#062321";
/** Borders of inputs and other controls (3:1 on white; WCAG 1.4.11). */
export const controlBorder = "#8A8279";
