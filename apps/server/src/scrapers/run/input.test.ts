import { expect, test } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import { Api } from '@apiyard/api/contract/hub/hub';
import type { ScraperParam } from '@apiyard/api/contract/scrapers/scraper-definition';
import { definitionOf } from '../../../test/definitions.ts';
import { compileParams, describeScraper } from './input.ts';

const every: ScraperParam[] = [
  {
    name: 'q',
    type: 'string',
    required: true,
    title: 'Words',
    help: 'What to look for.',
    example: 'tea',
    lengthMax: 50,
    pattern: '[a-z ]+',
  },
  { name: 'shelf', type: 'string', required: true, default: 'new', options: ['new', 'old'] },
  { name: 'page', type: 'integer', required: false, default: 1, minimum: 1, maximum: 50 },
  { name: 'price', type: 'number', required: false, minimum: 0 },
  { name: 'size', type: 'integer', required: false, options: ['10', '20'] },
  { name: 'count', type: 'integer', required: false },
  { name: 'used', type: 'boolean', required: false },
  { name: 'since', type: 'date', required: false, example: '2026-11-20' },
  { name: 'note', type: 'string', required: false },
];

test('a query string is read by the types of the parameters, with defaults filled in', () => {
  const input = compileParams(every);
  expect(
    input.parse(
      input.fromTexts({ q: 'tea', page: '3', price: '1.5', size: '20', used: 'false', since: '2026-02-28', note: '7' }),
    ),
  ).toEqual({
    input: { q: 'tea', shelf: 'new', page: 3, price: 1.5, size: 20, used: false, since: '2026-02-28', note: '7' },
  });
  expect(input.parse({ q: 'tea', note: '' })).toEqual({ input: { q: 'tea', shelf: 'new', page: 1, note: '' } });
});

test.each([
  [{}, '/q', 'q is missing.'],
  [{ q: '' }, '/q', 'q must not be empty.'],
  [{ q: 'Tea!' }, '/q', 'q must match [a-z ]+ as a whole.'],
  [{ q: 'x'.repeat(51) }, '/q', 'q must have at most 50 characters.'],
  [{ q: 'x', shelf: 'third' }, '/shelf', 'shelf must be one of new, old.'],
  [{ q: 'x', page: 0 }, '/page', 'page must be at least 1.'],
  [{ q: 'x', page: 1.5 }, '/page', 'page must be a whole number.'],
  [{ q: 'x', price: 'cheap' }, '/price', 'price must be a number.'],
  [{ q: 'x', size: 30 }, '/size', 'size must be one of 10, 20.'],
  [{ q: 'x', used: 'perhaps' }, '/used', 'used must be true or false.'],
  [{ q: 'x', since: '2026-02-30' }, '/since', 'since must be a date such as 2026-11-20.'],
  [{ q: 'x', note: 'x'.repeat(2001) }, '/note', 'note must have at most 2000 characters.'],
  [{ q: 'x', other: 1 }, '/other', 'other is not an input of this call.'],
])('%j is refused', (given, pointer, detail) => {
  const parsed = compileParams(every).parse(given);
  expect(parsed instanceof Failure ? [parsed.detail, parsed.extras.errors[0]?.pointer] : parsed).toEqual([
    detail,
    pointer,
  ]);
});

test('a pattern that backtracks exponentially in other engines is evaluated immediately', () => {
  const input = compileParams([{ name: 'q', type: 'string', required: true, pattern: '(a+)+$' }]);
  const startedMs = performance.now();
  expect(input.parse({ q: `${'a'.repeat(1999)}!` }) instanceof Failure).toBe(true);
  expect(performance.now() - startedMs).toBeLessThan(500);
});

test('the catalogue has everything that a form needs', () => {
  const definition = definitionOf({
    params: every,
    tags: ['books'],
    cost: 2,
    premium: true,
    tests: [
      { name: 'tea', params: { q: 'tea', since: '2026-11-20', shelf: 'new', page: 1 }, expect: { filled: ['title'] } },
      { name: 'coffee', params: { q: 'coffee' }, expect: {} },
      { name: 'nothing', params: { q: 'zzz' }, expect: { absent: true } },
      { name: 'wrong', params: { q: '!' }, expect: {} },
    ],
  });
  const entry = describeScraper(definition, 'failing');
  expect(entry).toEqual({
    path: 'scrape/books/list',
    area: 'scrape',
    title: 'Books',
    summary: 'Titles and prices.',
    tags: ['books'],
    synonyms: [],
    methods: ['GET', 'POST'],
    input: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        q: {
          type: 'string',
          minLength: 1,
          maxLength: 50,
          title: 'Words',
          description: 'What to look for.',
          examples: ['tea'],
          pattern: '^(?:[a-z ]+)$',
        },
        shelf: { type: 'string', enum: ['new', 'old'], default: 'new', title: 'shelf' },
        page: { type: 'integer', minimum: 1, maximum: 50, default: 1, title: 'page' },
        price: { type: 'number', minimum: 0, title: 'price' },
        size: { type: 'number', enum: [10, 20], title: 'size' },
        count: { type: 'integer', title: 'count' },
        used: { type: 'boolean', title: 'used' },
        since: { type: 'string', format: 'date', title: 'since', examples: ['2026-11-20'] },
        note: { type: 'string', maxLength: 2000, title: 'note' },
      },
      required: ['q'],
      additionalProperties: false,
    },
    output: {
      kind: 'json',
      types: ['application/json'],
      schema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'array',
        items: {
          type: 'object',
          properties: { title: { type: 'string' }, price: { type: ['number', 'null'] } },
          required: ['title', 'price'],
        },
        examples: [[{ title: 'Text', price: 12.5 }]],
      },
    },
    cost: 2,
    open: false,
    premium: true,
    instant: false,
    health: 'failing',
    use: 0,
    examples: [
      { name: 'Example', input: { q: 'tea', shelf: 'new', page: 1, since: '2026-11-20' } },
      { name: 'coffee', input: { q: 'coffee' } },
    ],
  });
  expect(Api.parse(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
});

test('an example that the API would refuse is not offered', () => {
  expect(describeScraper(definitionOf({ params: [{ name: 'id' }] }), 'ok').examples).toEqual([]);
  expect(describeScraper(definitionOf(), 'ok').examples).toEqual([{ name: 'Example', input: {} }]);
});

test.each([
  ['[a-z0-9-]+', true],
  ['\\d{4,8}', true],
  ['[A-Z]{2}-\\d+', true],
  ['a|b', true],
  ['\\w+@\\w+', true],
  ['colou?r', true],
  ['.*-.*', true],
  ['[?|*+]{1,20}', true],
  ['[a-z]+\\.(jpe?g|png|webp)', true],
  ['(a+)+$', false],
  ['(a|aa)+$', false],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', false],
  [`${'a?'.repeat(30)}${'a'.repeat(30)}`, false],
  ['(a|a)'.repeat(30), false],
  ['a{0,9}a{0,9}a{0,9}', false],
  ['(a+)+', false],
  ['(a|a)*', false],
  ['a+b+c+', false],
  ['(?i)abc', false],
  ['\\pL+', false],
  ['[[:alpha:]]', false],
  ['(?:ab){2}', false],
])('the pattern %s is sent to engines that backtrack: %s', (pattern, reported) => {
  const schema = describeScraper(definitionOf({ params: [{ name: 'q', pattern }] }), 'ok').input as {
    properties: { q: { pattern?: string } };
  };
  expect(schema.properties.q.pattern).toBe(reported ? `^(?:${pattern})$` : undefined);
});

test('a pattern that is sent to browsers takes less than a second there, for any input', async () => {
  for (const pattern of [
    '.*-.*',
    '[a-z]+\\.(jpe?g|png|webp)',
    '\\w+@\\w+',
    `${'a?'.repeat(13)}a+b`,
    `${'(a|a)'.repeat(24)}b`,
  ]) {
    const { properties } = describeScraper(definitionOf({ params: [{ name: 'q', pattern }] }), 'ok').input as {
      properties: { q: { pattern: string } };
    };
    const regex = new RegExp(properties.q.pattern, 'u');
    // Of the processor: on a busy machine others have their share of the clock.
    const started = process.cpuUsage();
    for (const text of ['a'.repeat(2000), `${'a-'.repeat(1000)}\n`, `${'a'.repeat(24)}!`]) regex.test(text);
    expect([pattern, process.cpuUsage(started).user < 1_000_000]).toEqual([pattern, true]);
  }
});
