/** Context of the editor machine and values derived from it. */
import type { Scalar, ScraperDefinition, ScraperParam } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { Preview, Scraper } from '@apiyard/api/contract/scrapers/scrapers';
import { blankDefinition } from '../definition/blank.ts';
import type { Issue } from '../definition/check.ts';
import { isWithin } from '../definition/pointer.ts';
import { isSame } from '../definition/same.ts';
import type { ScraperDraft } from '../../scraper-drafts.ts';

export interface EditorContext {
  /** Null until a new API is saved for the first time. */
  readonly id: string | null;
  /** Last loaded from the server. */
  readonly scraper: Scraper | null;
  /** Current form value. */
  readonly definition: ScraperDefinition;
  /** The version the form is based on. */
  readonly baseVersion: number | null;
  readonly past: readonly ScraperDefinition[];
  readonly future: readonly ScraperDefinition[];
  /** Place of the last change. Changes at the same place are one undo step, until a pause. */
  readonly lastAt: string | null;
  /** The JSON text while it differs from the definition, such as when it is invalid. */
  readonly json: string | null;
  /** Preview inputs that differ from examples and defaults. */
  readonly params: Readonly<Record<string, Scalar>>;
  readonly preview: Preview | null;
  /** Bypass the page cache. The first preview always does, because the page may have changed. */
  readonly isFresh: boolean;
  /** Why the last preview failed; null if it did not. */
  readonly previewError: unknown;
  /** Issues from the server; each is cleared when its place is edited. */
  readonly issues: readonly Issue[];
  /** Whether a save was attempted; form issues are shown from then on. */
  readonly isChecked: boolean;
  /** Why the last save, publish or other action failed. The form keeps the changes. */
  readonly failure: { readonly of: 'save' | 'publish' | 'act'; readonly error: unknown } | null;
  /** When the restored unsaved changes were made; null if none were restored. */
  readonly restoredAt: string | null;
  /** The version someone else saved. */
  readonly theirs: Scraper | null;
  /** The definition being saved. */
  readonly sent: ScraperDefinition | null;
  readonly thenPublish: boolean;
  /** The active part, whose matches are highlighted: `/items`, `/next`, `/fields/0`. */
  readonly focused: string | null;
  /** The selector being picked from the page: `/fields/0/select`. */
  readonly picking: string | null;
  /** The last completed action, to announce it. */
  readonly lastDone: 'saved' | 'published' | null;
}

export interface EditorInput {
  /** Null for a new API. */
  readonly loaded: Scraper | null;
  /** Unsaved changes of an earlier visit. */
  readonly draft: ScraperDraft | null;
}

export function startContext({ loaded, draft }: EditorInput, nowMs: number): EditorContext {
  return {
    id: loaded?.id ?? null,
    past: [],
    future: [],
    lastAt: null,
    json: null,
    params: {},
    preview: null,
    isFresh: true,
    previewError: null,
    issues: [],
    isChecked: false,
    failure: null,
    restoredAt: null,
    theirs: null,
    sent: null,
    thenPublish: false,
    focused: null,
    picking: null,
    lastDone: null,
    ...loadedContext(loaded, draft, nowMs),
  };
}

/** Whether there are unsaved changes. */
export function isUnsaved({
  scraper,
  definition,
  json,
}: Pick<EditorContext, 'scraper' | 'definition' | 'json'>): boolean {
  return json !== null || !isSame(definition, scraper === null ? blankDefinition() : scraper.definition);
}

/** The loaded definition with the unsaved changes of an earlier visit applied. */
function loadedContext(
  scraper: Scraper | null,
  draft: ScraperDraft | null,
  nowMs: number,
): Pick<EditorContext, 'scraper' | 'definition' | 'baseVersion'> & Partial<EditorContext> {
  const stored = scraper?.definition ?? blankDefinition();
  if (draft === null || isSame(draft.definition, stored)) {
    return { scraper, definition: stored, baseVersion: scraper?.version ?? null };
  }
  // A new API from a suggestion is not announced as restored.
  const isNews = scraper === null && nowMs - Date.parse(draft.at) < newsMs;
  return {
    scraper,
    definition: draft.definition,
    baseVersion: draft.baseVersion,
    restoredAt: isNews ? null : draft.at,
    past: [stored],
  };
}

const newsMs = 60_000;

/** Maximum number of undo steps. */
const stepsMax = 200;

/** The context after a change of the definition at a place. */
export function edited(context: EditorContext, at: string, definition: ScraperDefinition): Partial<EditorContext> {
  const joins = context.lastAt === at && context.past.length > 0;
  return {
    definition,
    past: joins ? context.past : [...context.past, context.definition].slice(-stepsMax),
    future: [],
    lastAt: at,
    issues: context.issues.filter(({ pointer }) => !isWithin(pointer, at) && !isWithin(at, pointer)),
    json: null,
    lastDone: null,
  };
}

/** Preview inputs: the typed value, else the example, else the default. */
export function previewParams(
  params: readonly ScraperParam[],
  typed: Readonly<Record<string, Scalar>>,
): Record<string, Scalar> {
  const entries = params.flatMap(({ name, example, default: preset, options }): [string, Scalar][] => {
    const value = typed[name] ?? example ?? preset ?? options?.[0];
    return value === undefined || name === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** Maps the server's issues to the definition. A preview reports them below `/definition`. */
export function serverIssues(issues: readonly InputIssue[]): Issue[] {
  return issues.map(({ pointer, detail }) => ({
    pointer: pointer.replace(/^\/definition(?=\/|$)/, ''),
    code: 'server',
    figures: {},
    detail,
  }));
}

/** The local draft; null if there are no unsaved changes. */
export function draftOf({
  definition,
  baseVersion,
  ...rest
}: Pick<EditorContext, 'scraper' | 'definition' | 'json' | 'baseVersion'>): Omit<ScraperDraft, 'at'> | null {
  return isUnsaved({ definition, ...rest, json: null }) ? { definition, baseVersion } : null;
}
