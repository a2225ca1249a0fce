/** API calls of the editor. A refusal is a value; only a call without a response rejects. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Preview, Scraper } from '@apiyard/api/contract/scrapers/scrapers';
import {
  createScraper,
  deleteScraper,
  getScraper,
  pauseScraper,
  previewScraper,
  publishScraper,
  resumeScraper,
  saveScraper,
} from '@apiyard/api/contract/scrapers/scrapers';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { exactIntegers } from '@apiyard/kit/calls/exact-integers.ts';
import type { Services } from '@apiyard/kit/services.tsx';

export interface Refusal {
  readonly kind: 'refused';
  readonly code: string;
  /** One sentence. */
  readonly detail: string;
  readonly issues: readonly InputIssue[];
  readonly requestId?: string | undefined;
}

export type Answered<Value> = { readonly kind: 'done'; readonly value: Value } | Refusal;

export interface SaveOrder {
  /** Null creates a new one. */
  readonly id: string | null;
  readonly definition: ScraperDefinition;
  readonly version: number | null;
}

export interface PublishOrder {
  readonly id: string;
  readonly version: number;
}

export interface PreviewOrder {
  readonly definition: ScraperDefinition;
  readonly params: Readonly<Record<string, unknown>>;
  readonly id: string | null;
  readonly fresh: boolean;
}

export type Act = 'pause' | 'resume' | 'delete';

export interface EditorCalls {
  load(id: string, signal: AbortSignal): Promise<Answered<Scraper>>;
  save(order: SaveOrder, signal: AbortSignal): Promise<Answered<Scraper>>;
  publish(order: PublishOrder, signal: AbortSignal): Promise<Answered<Scraper>>;
  preview(order: PreviewOrder, signal: AbortSignal): Promise<Answered<Preview>>;
  /** Null after `delete`. */
  act(order: { readonly id: string; readonly act: Act }, signal: AbortSignal): Promise<Answered<Scraper | null>>;
}

/** Longer than the server's time limit for one run. */
const lookTimeoutMs = 60_000;

export function editorCalls(api: Services['api']): EditorCalls {
  return {
    load: (id, signal) => answered(api.send(getScraper, { id }, { signal })),
    save: ({ id, definition, version }, signal) =>
      answered(
        id === null
          ? api.send(createScraper, definition, { signal })
          : api.send(saveScraper, { ...definition, id, ...(version === null ? {} : { version }) }, { signal }),
      ),
    publish: ({ id, version }, signal) => answered(api.send(publishScraper, { id, version }, { signal })),
    preview: ({ definition, params, id, fresh }, signal) =>
      answered(
        api.send(
          previewScraper,
          { definition, params, fresh, ...(id === null ? {} : { id }) },
          { signal, timeoutMs: lookTimeoutMs, reviver: exactIntegers },
        ),
      ),
    act: ({ id, act }, signal) => {
      if (act === 'delete') return answered(api.send(deleteScraper, { id }, { signal }).then(() => null));
      return answered(api.send(act === 'pause' ? pauseScraper : resumeScraper, { id }, { signal }));
    },
  };
}

async function answered<Value>(sending: Promise<Value>): Promise<Answered<Value>> {
  try {
    return { kind: 'done', value: await sending };
  } catch (rejection) {
    const refusal = refusalOf(rejection);
    if (refusal === null) throw rejection;
    return refusal;
  }
}

function refusalOf(rejection: unknown): Refusal | null {
  if (
    typeof rejection !== 'object' ||
    rejection === null ||
    !('code' in rejection) ||
    typeof rejection.code !== 'string'
  )
    return null;
  const { code, detail, errors, requestId } = rejection as {
    code: string;
    detail?: unknown;
    errors?: unknown;
    requestId?: unknown;
  };
  return {
    kind: 'refused',
    code,
    detail: typeof detail === 'string' ? detail : '',
    issues: Array.isArray(errors) ? (errors as InputIssue[]) : [],
    ...(typeof requestId === 'string' ? { requestId } : {}),
  };
}
