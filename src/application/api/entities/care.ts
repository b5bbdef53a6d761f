/**
 * Clinics, treatments and appointments. Fields beyond those named are open: the specification lists none (section 3).
 */
import type { OpenFields, Ref, Stored } from "./common";
import type { Address } from "./users";

/** A clinic. */
export interface ClinicFields extends OpenFields {
  readonly address?: Ref<Address>;
}
export type Clinic = Stored<ClinicFields>;

/** A treatment. */
export type TreatmentFields = OpenFields;
export type Treatment = Stored<TreatmentFields>;

/** A vendor. */
export type VendorFields = OpenFields;
export type Vendor = Stored<VendorFields>;

/** What is shown about a vendor. */
export type VendorContentFields = OpenFields;
export type VendorContent = Stored<VendorContentFields>;

/** An appointment. */
export interface CalendarEventFields extends OpenFields {
  readonly response?: string;
  readonly policy?: Ref<EventPolicy>;
}
export type CalendarEvent = Stored<CalendarEventFields>;

/** A rule for appointments. */
export type EventPolicyFields = OpenFields;
export type EventPolicy = Stored<EventPolicyFields>;
