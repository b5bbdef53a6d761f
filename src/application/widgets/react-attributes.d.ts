// Attributes that React 18's types lack (see src/types.d.ts).
import "react";

declare module "react" {
  interface DialogHTMLAttributes<T> {
    closedby?: "any" | "closerequest" | "none";
  }
}
