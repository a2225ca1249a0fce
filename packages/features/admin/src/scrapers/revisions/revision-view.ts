/** View of the revisions page and its URL query. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperRevision } from '@apiyard/api/contract/scrapers/scrapers';

/** A published revision by its number, or the draft. */
export type Version = number | 'draft';

export interface RevisionView {
  /** Null if none is selected; wide screens then show the newest. */
  readonly shown: Version | null;
  /** Null for the previous one; 0 for the initial state. */
  readonly against: number | null;
  readonly as: 'changes' | 'json';
}

const numberIn = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

export function viewOf(query: URLSearchParams): RevisionView {
  const shown = query.get('revision');
  return {
    shown: shown === 'draft' ? 'draft' : numberIn(shown),
    against: numberIn(query.get('against')),
    as: query.get('as') === 'json' ? 'json' : 'changes',
  };
}

/** URL query with its question mark; defaults are left out. */
export function searchOf({ shown, against, as }: RevisionView): string {
  const params = new URLSearchParams();
  if (shown !== null) params.set('revision', String(shown));
  if (against !== null) params.set('against', String(against));
  if (as !== 'changes') params.set('as', as);
  return params.size === 0 ? '' : `?${params}`;
}

export interface Comparison {
  readonly shown: Version;
  readonly definition: ScraperDefinition;
  /** Null when the draft is shown. */
  readonly revision: ScraperRevision | null;
  /** 0 for the initial state. */
  readonly against: number;
  readonly before: ScraperDefinition | null;
  /** Revisions to compare with, newest first. */
  readonly choices: readonly number[];
}

/**
 * The two versions a view compares. `revisions` are newest first; `draft` is the draft if it differs from the live
 * revision. Null if the view names an unknown revision.
 */
export function comparisonIn(
  view: RevisionView,
  revisions: readonly ScraperRevision[],
  draft: ScraperDefinition | null,
): Comparison | null {
  const shown = view.shown ?? (draft === null ? revisions[0]?.revision : 'draft');
  const revision = revisions.find((one) => one.revision === shown) ?? null;
  const definition = shown === 'draft' ? draft : revision?.definition;
  if (shown === undefined || !definition) return null;
  const others = revisions.filter((one) => one !== revision);
  const usual =
    shown === 'draft'
      ? (revisions.find(({ live }) => live) ?? revisions[0])
      : others.find((one) => one.revision < (revision?.revision ?? 0));
  const chosen = view.against === null ? usual : others.find((one) => one.revision === view.against);
  return {
    shown,
    definition,
    revision,
    against: chosen?.revision ?? 0,
    before: chosen?.definition ?? null,
    choices: others.map((one) => one.revision),
  };
}
