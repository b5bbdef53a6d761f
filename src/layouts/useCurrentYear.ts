import { useEffect, useState } from "react";
import { useSite } from "../components/useSite";

/** The year of the build; the current year after hydration, so that a new year needs no rebuild. */
export function useCurrentYear(): number {
  const [year, setYear] = useState(useSite().builtInYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
