/** A definition's own tests, tried on what the sample layer has recorded. */
import type { ScraperDefinition, ScraperTest } from '../contract/scraper-definition.ts';
import type { Preview, ScraperTestRun } from '../contract/scrapers.ts';
import { sampleNow } from './sample-now.ts';
import { readPage, same, valuesOf, type SamplePage, type SampleRefusal } from './scraper-pages.ts';

export function runTests(
  definition: ScraperDefinition,
  of: ScraperTestRun['of'],
  pages: readonly (SamplePage | SampleRefusal)[],
): ScraperTestRun {
  const tests = definition.tests.map(({ name, params, expect }) => {
    const detail = unmet(expect, readPage(pages, definition, valuesOf(definition, params)));
    return { name, passed: detail === null, ms: 180, detail };
  });
  return { at: sampleNow, of, passed: tests.every(({ passed }) => passed), tests };
}

/** What was expected and did not come; null when all of it came. */
function unmet(expect: ScraperTest['expect'], { failure, result }: Preview): string | null {
  const items = (Array.isArray(result) ? result : [result ?? {}]) as Readonly<Record<string, unknown>>[];
  if (expect.absent) {
    const isThere = failure === null && items.some((item) => Object.values(item).some((value) => !isEmpty(value)));
    if (isThere) return 'Expected that there is nothing, but something was found.';
    return failure === null || failure.code === 'NotFound'
      ? null
      : `Expected that there is nothing, but it failed: ${failure.detail}`;
  }
  if (failure) return `Expected an answer, but it failed: ${failure.detail}`;
  const { min = 0, max = Infinity } = expect.items ?? {};
  if (items.length < min) return `Expected at least ${min} items, but there are ${items.length}.`;
  if (items.length > max) return `Expected at most ${max} items, but there are ${items.length}.`;
  const empty = expect.filled?.find((name) => items.length === 0 || items.some((item) => isEmpty(item[name])));
  if (empty !== undefined) return `Expected ${empty} to be filled, but it is empty in one of ${items.length} items.`;
  const [other] = Object.entries(expect.values ?? {}).filter(([name, value]) => !same(items[0]?.[name], value));
  return other
    ? `Expected ${other[0]} to be ${JSON.stringify(other[1])}, but it is ${JSON.stringify(items[0]?.[other[0]] ?? null)}.`
    : null;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
