/** A definition's own tests: inputs and expected results. */
import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { ScraperDefinition, ScraperTest } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperTestRun } from '@apiyard/api/contract/scrapers/scrapers';
import { plainJson } from '../engine/json/exact-json.ts';
import { counted } from '../engine/values/amounts.ts';
import type { Run, Runner } from '../scraper.ts';
import { compileParams } from './input.ts';

export interface OwnTestsOrder {
  /** Without issues. */
  readonly definition: ScraperDefinition;
  /** Whose secrets are used. */
  readonly scraperId: string | null;
  readonly of: ScraperTestRun['of'];
  readonly signal: AbortSignal;
}

/** Sequential, so that a site gets one request at a time. Never from a cache. */
export async function runOwnTests(
  runner: Runner,
  { definition, scraperId, of, signal }: OwnTestsOrder,
): Promise<ScraperTestRun> {
  const input = compileParams(definition.params);
  const at = new Date().toISOString();
  const tests: ScraperTestRun['tests'] = [];
  for (const test of definition.tests) {
    const parsed = input.parse(test.params);
    if (parsed instanceof Failure) {
      tests.push({
        name: test.name,
        passed: false,
        ms: 0,
        detail: `The inputs of the test are invalid. ${parsed.detail}`,
      });
      continue;
    }
    const ran = await runner({
      definition,
      params: parsed.input,
      scraperId,
      personId: null,
      look: false,
      fresh: true,
      signal,
    });
    const detail = test.expect.absent === true ? absentDetail(ran) : foundDetail(ran.outcome, test.expect);
    tests.push({ name: test.name, passed: detail === null, ms: ran.ms, detail });
  }
  return { at, of, passed: tests.every(({ passed }) => passed), tests };
}

/** The first mismatch; null when there is none. */
function absentDetail({ outcome, hints }: Run): string | null {
  if (outcome instanceof Failure)
    return outcome.code === 'NotFound' ? null : `Expected no result, but the call failed: ${outcome.detail}`;
  const items = itemsOf(outcome.data);
  const filled = items.flatMap((item) => Object.entries(item)).find(([, value]) => !isEmpty(value));
  if (filled !== undefined) return `Expected no result, but ${filled[0]} is ${shown(filled[1])}.`;
  const shut = hints.find(({ code }) => code === 'blocked' || code === 'consent-page');
  return shut === undefined ? null : `Expected no result, but the site refused the request. ${shut.detail}`;
}

function foundDetail(
  outcome: Run['outcome'],
  { items: wanted, filled = [], values = {} }: ScraperTest['expect'],
): string | null {
  if (outcome instanceof Failure) return `Expected a result, but the call failed: ${outcome.detail}`;
  const items = itemsOf(outcome.data);
  const count = countDetail(items.length, wanted);
  if (count !== null) return count;
  for (const name of filled) {
    if (items.length === 0) return `Expected ${name} to have a value, but there are no items.`;
    const index = items.findIndex((item) => isEmpty(item[name]));
    if (index !== -1)
      return `Expected ${name} to have a value, but it is ${shown(items[index]?.[name])}${Array.isArray(outcome.data) ? ` in item ${index + 1} of ${items.length}` : ''}.`;
  }
  for (const [name, value] of Object.entries(values)) {
    if (items.length === 0) return `Expected ${name} to be ${shown(value)}, but there are no items.`;
    if (!isDeepStrictEqual(items[0]?.[name], value))
      return `Expected ${name} to be ${shown(value)}, but it is ${shown(items[0]?.[name])}.`;
  }
  return null;
}

function countDetail(count: number, wanted: ScraperTest['expect']['items']): string | null {
  const { min = 0, max = Infinity } = wanted ?? {};
  if (count >= min && count <= max) return null;
  const range =
    max === Infinity
      ? `at least ${counted(min, 'item')}`
      : min === 0
        ? `at most ${counted(max, 'item')}`
        : min === max
          ? `exactly ${counted(min, 'item')}`
          : `${min} to ${counted(max, 'item')}`;
  return `Expected ${range}, but there ${count === 1 ? 'is' : 'are'} ${count}.`;
}

/** One object counts as one item. */
function itemsOf(data: object): readonly Readonly<Record<string, unknown>>[] {
  const plain = plainJson(data);
  return (Array.isArray(plain) ? plain : [plain]) as readonly Readonly<Record<string, unknown>>[];
}

/** Null, an empty text, an empty list, or an object with only empty values. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

const shownMax = 80;

function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}
