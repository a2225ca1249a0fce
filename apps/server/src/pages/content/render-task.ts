/** What the thread that renders pages gets and returns: the contract with the web app's bundle. */
import type { Language } from '@apiyard/api/contract/hub/hub';
import type { Site } from '@apiyard/api/contract/site/site';

export interface CallResponse {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

export interface RenderTask {
  /** File of the bundle. */
  readonly bundle: string;
  readonly document: {
    readonly path: string;
    readonly language: Language;
    readonly who: 'visitor' | 'person';
    readonly site: Site;
    readonly basePath: string;
    readonly origin: string;
    readonly areaCounts: Readonly<Record<string, number>>;
    /** The page becomes Markdown, which `body` then is. */
    readonly isTextOnly: boolean;
    /** Responses to the page's calls, by their address: `/api/plans`. */
    readonly answers: Readonly<Record<string, CallResponse>>;
  };
}

/** The calls whose responses are missing, or the page. */
export type RenderResult =
  | { readonly missing: readonly string[] }
  | {
      readonly head: string;
      readonly body: string;
      readonly data: unknown;
      /** There is nothing at the page's address. */
      readonly isNotFound: boolean;
    };
