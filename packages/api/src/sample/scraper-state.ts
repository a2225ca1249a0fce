/** Definitions as the sample layer keeps them, and what the calls show of them. */
import type { Failure } from '../contract/endpoint.ts';
import { fail } from '../contract/endpoint.ts';
import type { Api } from '../contract/hub.ts';
import type { ScraperDefinition, ScraperParam } from '../contract/scraper-definition.ts';
import type { Scraper, ScraperRevision, ScraperRow, ScraperSecret, ScraperTestRun } from '../contract/scrapers.ts';
import { toldPattern } from '../serving/told-pattern.ts';
import type { Outcome } from './runners.ts';
import { hostOf } from './scraper-definition-issues.ts';
import { missingOf, readPage, same, valuesOf, type SamplePage, type SampleRefusal } from './scraper-pages.ts';
import { sampleNow } from './sample-now.ts';

export interface SampleScraper {
  readonly id: string;
  version: number;
  draft: ScraperDefinition;
  /** Oldest first; the last is live. */
  revisions: readonly Omit<ScraperRevision, 'live'>[];
  paused: boolean;
  health: ScraperRow['health'];
  /** Failed runs of the live revision's own tests in a row. */
  failedTestRuns: number;
  calls: number;
  lastRun: ScraperRow['lastRun'];
  lastTest: ScraperTestRun | null;
  secrets: ScraperSecret[];
  readonly createdAt: string;
  updatedAt: string;
  deleted: boolean;
}

export function newScraper(id: string, draft: ScraperDefinition): SampleScraper {
  return {
    id,
    version: 1,
    draft,
    revisions: [],
    paused: false,
    health: 'untested',
    failedTestRuns: 0,
    calls: 0,
    lastRun: null,
    lastTest: null,
    secrets: [],
    createdAt: sampleNow,
    updatedAt: sampleNow,
    deleted: false,
  };
}

export const apiOf = ({ area, path }: ScraperDefinition): string => `${area}/${path}`;

export const liveOf = ({ revisions }: SampleScraper): SampleScraper['revisions'][number] | undefined =>
  revisions.at(-1);

export function publish(
  scraper: SampleScraper,
  by: string,
  given: Pick<ScraperRevision, 'definition' | 'restores' | 'note'>,
): void {
  const revision = (liveOf(scraper)?.revision ?? 0) + 1;
  scraper.revisions = [...scraper.revisions, { ...given, revision, publishedAt: sampleNow, publishedBy: by }];
  scraper.paused = false;
  scraper.health = 'untested';
  scraper.failedTestRuns = 0;
}

export function rowOf(scraper: SampleScraper): ScraperRow {
  const { id, version, draft, paused, health, calls, lastRun, lastTest, createdAt, updatedAt } = scraper;
  const live = liveOf(scraper);
  return {
    id,
    version,
    api: apiOf(draft),
    title: draft.title,
    host: hostOf(draft.request.url) ?? '',
    state: live ? (paused ? 'paused' : 'published') : 'draft',
    changed: live !== undefined && !same(live.definition, draft),
    health,
    live: live ? { revision: live.revision, publishedAt: live.publishedAt, publishedBy: live.publishedBy } : null,
    calls,
    lastRun,
    lastTest,
    createdAt,
    updatedAt,
  };
}

export const wholeOf = (scraper: SampleScraper): Scraper => ({
  ...rowOf(scraper),
  definition: scraper.draft,
  secrets: scraper.secrets,
});

/** The catalogue's entry of what is live. */
export function describeScraper(scraper: SampleScraper): Api | undefined {
  const definition = liveOf(scraper)?.definition;
  if (!definition || scraper.deleted) return undefined;
  const { area, title, summary, tags, params, cost, premium } = definition;
  const examples = params.map(({ name, example, default: fallback }) => [name, example ?? fallback] as const);
  return {
    path: apiOf(definition),
    area,
    title,
    summary,
    tags,
    methods: ['GET', 'POST'],
    input: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: Object.fromEntries(params.map((param) => [param.name, schemaOf(param)])),
      required: params.filter((param) => param.required && param.default === undefined).map(({ name }) => name),
      additionalProperties: false,
    },
    output: { kind: 'json', types: ['application/json'] },
    cost,
    open: false,
    premium,
    instant: false,
    health: scraper.paused ? 'paused' : scraper.health === 'failing' ? 'failing' : 'ok',
    examples: [{ name: 'Example', input: Object.fromEntries(examples.filter(([, value]) => value !== undefined)) }],
  };
}

function schemaOf({
  name,
  type,
  title = name,
  help,
  example,
  default: fallback,
  minimum,
  maximum,
  lengthMax,
  pattern,
  options,
}: ScraperParam): Record<string, unknown> {
  const members = {
    type: type === 'date' ? 'string' : type,
    format: type === 'date' ? 'date' : undefined,
    title,
    description: help,
    default: fallback,
    minimum,
    maximum,
    maxLength: lengthMax,
    pattern: pattern === undefined ? undefined : toldPattern(pattern, lengthMax),
    enum: options,
    examples: example === undefined ? undefined : [example],
  };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** Answers a call by what is recorded, and remembers how it went. */
export function runScraper(
  scraper: SampleScraper,
  pages: readonly (SamplePage | SampleRefusal)[],
  input: Readonly<Record<string, unknown>>,
): Outcome | Failure {
  const live = liveOf(scraper);
  if (!live) return fail('NotFound', 'There is no API here.');
  const { definition, revision } = live;
  const errors = issuesOfInput(definition, input);
  if (errors.length > 0) return fail('InvalidInput', errors[0]?.detail ?? '', { errors });
  const { failure, result } = readPage(pages, definition, valuesOf(definition, input));
  scraper.lastRun = { at: sampleNow, passed: failure === null, ms: 180, detail: failure?.detail ?? null };
  if (failure) return fail(failure.code, failure.detail);
  scraper.calls += 1;
  return { data: result as object, provider: hostOf(definition.request.url), revision };
}

function issuesOfInput(definition: ScraperDefinition, input: Readonly<Record<string, unknown>>) {
  const known = new Set(definition.params.map(({ name }) => name));
  return [
    ...missingOf(definition, input).map((name) => ({
      pointer: `/${name}`,
      code: 'missing',
      detail: `${name} is missing.`,
    })),
    ...Object.keys(input)
      .filter((name) => !known.has(name))
      .map((name) => ({
        pointer: `/${name}`,
        code: 'unrecognized_keys',
        detail: `${name} is not an input of this call.`,
      })),
  ];
}
