/** Input and output of the engine. It is pure: the same page, definition and parameters give the same extraction. */
import type { FieldReport, Hint, ShownPage, TraceStage } from '@apiyard/api/contract/scrapers/scrapers';

/** A fetched page without transfer and content encodings, in the bytes of its original charset. */
export interface FetchedPage {
  /** After redirects; relative addresses start from here. */
  readonly url: string;
  readonly status: number;
  /** The `content-type` header; empty when there was none. */
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** A value as its source writes it. */
export interface ExactText {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

export interface Extraction {
  /** Items of this page if the definition has `items`; else one object, or null without a result. */
  readonly result: readonly unknown[] | Readonly<Record<string, unknown>> | null;
  /** Texts of values of type `json` that JavaScript writes differently, by their place in `result`. */
  readonly exact: readonly ExactText[];
  /** Why the page has no result: it is not the type that `source` declares, or a required value is missing. */
  readonly failure: string | null;
  /** Absolute address of the next page. */
  readonly next: string | null;
  /** Of `decode`, `parse`, `items`, `fields`, `next`. */
  readonly trace: readonly TraceStage[];
  /** Possible reasons for an empty result. */
  readonly hints: readonly Hint[];
  /** Only for the inspector; else empty. */
  readonly fields: readonly FieldReport[];
  /** Only for the inspector; else null. */
  readonly page: ShownPage | null;
}
