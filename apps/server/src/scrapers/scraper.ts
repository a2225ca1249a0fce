/** The words of this room. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { FieldReport, Hint, ShownPage, TraceStage } from '@apiyard/api/contract/scrapers/scrapers';
import type { Failure } from '@apiyard/api/contract/endpoint';

/** A live published revision. */
export interface LiveScraper {
  readonly id: string;
  readonly revision: number;
  readonly definition: ScraperDefinition;
  readonly paused: boolean;
  readonly health: 'untested' | 'ok' | 'failing';
}

export interface Secret {
  readonly value: string;
  /** `api.example.com`, with `:port` if it is not the scheme's default. */
  readonly host: string;
}

/** By name. Read only if a definition uses one. */
export type Secrets = ReadonlyMap<string, Secret>;

/** One run of a definition: request, fetch, extraction, further pages. */
export interface RunOrder {
  readonly definition: ScraperDefinition;
  /** Checked values, defaults filled in. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Null reads the secrets of no definition. */
  readonly scraperId: string | null;
  /** The caller, as cache scope of responses with a secret; null for the server itself. */
  readonly personId: string | null;
  /** Also reports matches and shows the first page. Slower. */
  readonly look: boolean;
  /** Never from the cache. */
  readonly fresh: boolean;
  readonly signal: AbortSignal;
}

export interface Run {
  /** A failure with a code that a call may return: `NotFound`, `AddressRefused`, `UpstreamFailed`, `UpstreamTimeout`, `InvalidInput`, `Maintenance`. */
  readonly outcome: { readonly data: object } | Failure;
  readonly cached: boolean;
  /** Host of the site. */
  readonly provider: string;
  readonly ms: number;
  readonly trace: readonly TraceStage[];
  readonly hints: readonly Hint[];
  readonly fields: readonly FieldReport[];
  readonly page: ShownPage | null;
}

export type Runner = (order: RunOrder) => Promise<Run>;
