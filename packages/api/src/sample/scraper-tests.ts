/** A definition's own tests, tried on what the sample layer has recorded. */
import type { ScraperDefinition, ScraperTest } from '../contract/scraper-definition.ts';
import type { Preview, ScraperTestRun } from '../contract/scrapers.ts';
import { sampleNow } from './new-person.ts';
import { readPage, same, valuesOf, type SamplePage, type SampleRefusal } from './scraper-pages.ts';

export function runTests(definition: ScraperDefinition, of: ScraperTestRun['of'], pages: readonly (SamplePage | SampleRefusal)[]): ScraperTestRun {
  const tests = definition.tests.map(({ name, params, expect }) => {
    const detail = unmet(expect, readPage(pages, definition, valuesOf(definition, params)));
    return { name, passed: detail === null, ms: 180, detail };
  });
  return { at: sampleNow, of, passed: tests.every(({ passed }) => passed), tests };
}

/** What was expected and did not come; null when all of it came. */
function unmet(expect: ScraperTest['expect'], { failure, result }: Preview): string | null {
  const items = (Array.isArray(result) ? result : result === null ? [] : [result]) as Readonly<Record<string, unknown>>[];
  if (expect.absent) {
    const found = failure ? failure.code !== 'NotFound' : items.some((item) => Object.values(item).some((value) => !isEmpty(value)));
    return found ? (failure?.detail ?? 'Something was found where nothing should be.') : null;
  }
  if (failure) return failure.detail;
  const { min = 0, max = Infinity } = expect.items ?? {};
  if (items.length < min) return `${items.length} items came; at least ${min} were expected.`;
  if (items.length > max) return `${items.length} items came; at most ${max} were expected.`;
  for (const name of expect.filled ?? []) {
    const empty = items.filter((item) => isEmpty(item[name])).length;
    if (empty > 0) return `'${name}' is empty in ${empty} of ${items.length} items.`;
  }
  for (const [name, value] of Object.entries(expect.values ?? {})) {
    if (!same(items[0]?.[name], value)) return `'${name}' is ${JSON.stringify(items[0]?.[name] ?? null)}; ${JSON.stringify(value)} was expected.`;
  }
  return null;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
