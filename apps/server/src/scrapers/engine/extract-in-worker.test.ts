import { ScraperDefinition, type ScraperDefinitionInput } from '@apiyard/api/contract/scrapers/scraper-definition';
import { afterAll, describe, expect, it } from 'vitest';
import { closeExtraction, extractInWorker } from './extract-in-worker.ts';
import { extract } from './extract.ts';
import type { Extraction } from './extraction.ts';

const never = new AbortController().signal;

function order(part: Partial<ScraperDefinitionInput>, text: string, look = false) {
  const definition = ScraperDefinition.parse({
    path: 'x',
    title: 'x',
    summary: 'x',
    request: { url: 'https://x.example/' },
    source: 'html',
    items: { css: 'p' },
    fields: [{ name: 'x' }],
    ...part,
  });
  return {
    definition,
    page: { url: 'https://x.example/', status: 200, contentType: 'text/html; charset=utf-8', body: Buffer.from(text) },
    params: {},
    look,
    callerId: 'ann',
  };
}
const withoutTimes = ({ trace, ...rest }: Extraction) => ({
  ...rest,
  trace: trace.map(({ stage, note }) => ({ stage, note })),
});

/** Counts the nodes of a tree of this depth, again for each of them. */
const endless = order(
  { source: 'json', items: { jsonpath: '$..*[?count($..*) > 100000000]' } },
  JSON.stringify(tree(14)),
);
function tree(depth: number): unknown {
  return depth === 0 ? 1 : { a: tree(depth - 1), b: tree(depth - 1) };
}

afterAll(closeExtraction);

describe('extraction in a thread', () => {
  it('gives what it gives here, and leaves the page to the caller', async () => {
    for (const look of [false, true]) {
      const asked = order({}, '<p>1</p><p>é</p>', look);
      // oxlint-disable-next-line no-await-in-loop -- the second finds the definition compiled
      expect(withoutTimes(await extractInWorker(asked, never))).toEqual(
        withoutTimes(extract(asked.definition, asked.page, {}, { look })),
      );
      expect(asked.page.body.toString()).toBe('<p>1</p><p>é</p>');
    }
  });

  it('is stopped after five seconds of work, and the next page is read', async () => {
    const [late, next] = await Promise.all([
      extractInWorker(endless, never),
      extractInWorker(order({}, '<p>1'), never),
    ]);
    expect(late).toEqual({
      result: null,
      exact: [],
      failure:
        'Extraction took more than 5 s and was stopped. Simplify the selectors: use fewer `..`, `:has` and nested descendants.',
      next: null,
      trace: [],
      hints: [],
      fields: [],
      page: null,
    });
    expect(next.result).toEqual([{ x: '1' }]);
  });

  it('ends with its caller', async () => {
    const leaving = new AbortController();
    const working = extractInWorker(endless, leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(working).rejects.toThrow();
    await expect(extractInWorker(order({}, '<p>1'), leaving.signal)).rejects.toThrow('gone');
  });
});
