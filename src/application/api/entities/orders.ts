/** What is bought. Fields beyond those named are open: the specification lists none (section 3). */
import type { OpenFields, Ref, Stored } from "./common";
import type { Address } from "./users";

/** An order. */
export interface OrderFields extends OpenFields {
  readonly line_items?: readonly LineItem[];
  readonly promotions?: readonly Promotion[];
  readonly address?: Ref<Address>;
}
export type Order = Stored<OrderFields>;

/** One line of an order. */
export interface LineItemFields extends OpenFields {
  readonly product?: Ref<Product>;
}
export type LineItem = Stored<LineItemFields>;

/** What can be ordered. */
export type ProductFields = OpenFields;
export type Product = Stored<ProductFields>;

/** A promotion. */
export interface PromotionFields extends OpenFields {
  readonly code?: string;
}
export type Promotion = Stored<PromotionFields>;

/** A membership. */
export type MembershipFields = OpenFields;
export type Membership = Stored<MembershipFields>;

/** An order of medication. */
export type PharmacyFields = OpenFields;
export type Pharmacy = Stored<PharmacyFields>;

/** A checkout under way. */
export type CheckoutSession = OpenFields;
