/** What the editor's machine remembers, and what follows from it. */
import type { Scalar, ScraperDefinition, ScraperParam } from '@apiyard/api/contract/scraper-definition';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { Preview, Scraper } from '@apiyard/api/contract/scrapers';
import { blankDefinition } from './definition/blank.ts';
import type { Issue } from './definition/check.ts';
import { isWithin } from './definition/pointer.ts';
import { isSame } from './definition/same.ts';
import type { ScraperDraft } from './scraper-drafts.ts';
import type { Refusal } from './editor-calls.ts';

export interface EditorContext {
  /** Null until a new API is kept for the first time. */
  readonly id: string | null;
  /** As the server last told. */
  readonly scraper: Scraper | null;
  /** What stands in the form. */
  readonly definition: ScraperDefinition;
  /** The version that the form started from. */
  readonly baseVersion: number | null;
  readonly past: readonly ScraperDefinition[];
  readonly future: readonly ScraperDefinition[];
  /** Where the last change was made: further ones at that place belong to the same step of undo, until a pause. */
  readonly lastAt: string | null;
  /** The JSON text while it says something else than the definition, such as while it cannot be read. */
  readonly json: string | null;
  /** Inputs of the preview, where they differ from examples and defaults. */
  readonly params: Readonly<Record<string, Scalar>>;
  readonly preview: Preview | null;
  /** Ask the site again. The first look always does: what it showed to somebody minutes ago may be why this is open. */
  readonly isFresh: boolean;
  /** What the last preview was refused with, or 'no answer'. */
  readonly previewFailure: Refusal | 'no answer' | null;
  /** Found by the server; each goes when its place is edited. */
  readonly issues: readonly Issue[];
  /** It was tried to save: what the form itself finds wrong is shown. */
  readonly isChecked: boolean;
  /** Why the last save, publish or act did not work out; what was made is still in the form. */
  readonly failure: {
    readonly of: 'load' | 'save' | 'publish' | 'act';
    readonly detail: string;
    readonly requestId?: string | undefined;
  } | null;
  /** Unsaved changes from before were brought back: since when they wait. */
  readonly restoredAt: string | null;
  /** What somebody else saved meanwhile. */
  readonly theirs: Scraper | null;
  /** What is being saved. */
  readonly sent: ScraperDefinition | null;
  readonly thenPublish: boolean;
  /** The part that is worked on, whose matches are marked: `/items`, `/next`, `/fields/0`. */
  readonly focused: string | null;
  /** The selector that is being picked from the page: `/fields/0/select`. */
  readonly picking: string | null;
  /** How often something was saved or published here, for words that tell so. */
  readonly lastDone: 'saved' | 'published' | null;
}

export interface EditorInput {
  readonly id: string | null;
}

export function startContext({ id }: EditorInput): EditorContext {
  return {
    id,
    scraper: null,
    definition: blankDefinition(),
    baseVersion: null,
    past: [],
    future: [],
    lastAt: null,
    json: null,
    params: {},
    preview: null,
    isFresh: true,
    previewFailure: null,
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
  };
}

/** Whether the form holds what the server does not. */
export function isUnsaved({
  scraper,
  definition,
  json,
}: Pick<EditorContext, 'scraper' | 'definition' | 'json'>): boolean {
  return json !== null || !isSame(definition, scraper === null ? blankDefinition() : scraper.definition);
}

/** What has just been loaded, with the unsaved changes of an earlier visit on top. */
export function loadedContext(
  scraper: Scraper | null,
  draft: ScraperDraft | null,
  nowMs: number,
): Partial<EditorContext> {
  const stored = scraper?.definition ?? blankDefinition();
  if (draft === null || isSame(draft.definition, stored)) {
    return { scraper, definition: stored, baseVersion: scraper?.version ?? null };
  }
  // A new API that comes from a suggestion of a moment ago has not been away.
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

/** The most steps that can be taken back. */
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

/** What the preview is run with: what was typed, else the example, else the default. */
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

/** The server's issues, at the places of the definition: a preview's stand in `/definition`. */
export function serverIssues(issues: readonly InputIssue[]): Issue[] {
  return issues.map(({ pointer, detail }) => ({
    pointer: pointer.replace(/^\/definition(?=\/|$)/, ''),
    code: 'server',
    figures: {},
    detail,
  }));
}

/** What is kept in the browser: null while the server has everything. */
export function draftOf({
  definition,
  baseVersion,
  ...rest
}: Pick<EditorContext, 'scraper' | 'definition' | 'json' | 'baseVersion'>): Omit<ScraperDraft, 'at'> | null {
  return isUnsaved({ definition, ...rest, json: null }) ? { definition, baseVersion } : null;
}
