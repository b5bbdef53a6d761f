/** What is published or stored. Fields beyond those named are open: the specification lists none (section 3). */
import type { OpenFields, Ref, Stored } from "./common";

/** A post of the blog. */
export type PostFields = OpenFields;
export type Post = Stored<PostFields>;

/** A template of a mail. */
export type MailTemplateFields = OpenFields;
export type MailTemplate = Stored<MailTemplateFields>;

/** A managed field. */
export type CmsFieldFields = OpenFields;
export type CmsField = Stored<CmsFieldFields>;

/** A stored file. */
export interface StoredFileFields extends OpenFields {
  readonly category?: Ref<FileCategory>;
}
export type StoredFile = Stored<StoredFileFields>;

/** A kind of file. */
export type FileCategoryFields = OpenFields;
export type FileCategory = Stored<FileCategoryFields>;

/** Figures at a time. */
export type SnapshotFields = OpenFields;
export type Snapshot = Stored<SnapshotFields>;

/** A chart of snapshots. */
export type ChartFields = OpenFields;
export type Chart = Stored<ChartFields>;

/** A search kept for later. */
export interface SavedQueryFields extends OpenFields {
  readonly query?: OpenFields;
}
export type SavedQuery = Stored<SavedQueryFields>;

/** A feature flag. */
export interface FeatureFields extends OpenFields {
  readonly enabled?: boolean;
}
export type Feature = Stored<FeatureFields>;
