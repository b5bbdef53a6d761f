import { z } from "zod";
import { defineDocument } from "../define";
import { words } from "../fields";

/** A body that several pages share, such as the co-branded clinic pages' one template. Not a page itself. */
export const sharedBody = defineDocument({
  name: "SharedBody",
  folder: "shared",
  description: "A body that several pages share.",
  body: "page",
  unique: [],
  sharedBy: "Clinic",
  schema: z.strictObject({ description: words("what the body is for") }),
});

/** The body of every clinic page. */
export const sharedClinicBody = "content/shared/clinic-page.mdx";

/** Facts that a shared clinic body may use; each clinic page sets its own values. */
export const clinicFactNames = ["clinic.name", "clinic.region", "clinic.appointment"] as const;
