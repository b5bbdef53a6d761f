import { useEffect, useState } from "react";
import { useSite } from "../components/useSite";

/** The year in the page as built; the visitor's own year once the page has come alive, so New Year needs no rebuild. */
export function useCurrentYear(): number {
  const [year, setYear] = useState(useSite().builtInYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
