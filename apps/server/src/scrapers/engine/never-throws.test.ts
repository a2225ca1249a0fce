import {
  Select,
  ScraperDefinition,
  sourceKinds,
  Transform,
  fieldTypes,
  type ScraperDefinitionInput,
} from '@apiyard/api/contract/scrapers/scraper-definition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from '../../hub/check-result.ts';
import { resultSchemaOf } from '../run/result.ts';
import { checkSelectors } from './check-selectors.ts';
import { extract } from './extract.ts';

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
  fc.constantFrom(
    'a',
    'p > b',
    '.x, #y',
    'li:nth-child(2n+1)',
    '> a',
    '+ b',
    ':has(a)',
    ':not(',
    '$',
    '$.a[*]',
    '$..*',
    '$[?@.a>1]',
    '(a)(b)?',
    '\\d+',
    '(?=a)',
    '[',
    '.*?',
  ),
);
const partly = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });
const oneOf = (members: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(...Object.entries(members).map(([name, value]) => value.map((each) => ({ [name]: each }))), fc.constant({}));

const select = oneOf({
  css: text,
  jsonpath: text,
  regex: text,
  const: fc.jsonValue(),
  param: fc.constantFrom('a', 'b'),
});
const transform = oneOf({
  trim: fc.constant(true),
  collapse: fc.constant(true),
  lower: fc.constant(true),
  upper: fc.constant(true),
  regex: text,
  split: text,
  join: fc.string(),
  prefix: fc.string(),
  suffix: fc.string(),
  replace: fc.record({ from: text, to: fc.string() }),
  slice: fc.record({ start: fc.integer(), end: fc.integer() }),
  default: fc.jsonValue(),
  map: fc.dictionary(fc.string(), fc.jsonValue()),
  'parse-number': fc.record({ locale: fc.constantFrom('en', 'de', 'ar', 'xx', 'e') }),
  'absolute-url': fc.constant(true),
  'html-to-text': fc.constant(true),
  'html-to-markdown': fc.constant(true),
  'parse-date': fc.record({
    format: partly(fc.constantFrom('dd.MM.yyyy', "'", 'yyyy', 'EEEE', 'D', 'tt yyyy')),
    zone: fc.constantFrom('UTC', 'local', 'x'),
    locale: fc.constantFrom('en', 'xx'),
  }),
});
const { field } = fc.letrec((tie) => ({
  field: fc.record({
    name: fc.constantFrom('a', 'b', 'c', 'constructor', 'toString'),
    select: partly(select),
    attr: partly(fc.constantFrom('text', 'html', 'own-text', 'href', '__proto__', 'a b')),
    many: fc.boolean(),
    type: fc.constantFrom(...fieldTypes),
    transforms: fc.array(transform, { maxLength: 3 }),
    required: fc.boolean(),
    fields: partly(fc.array(tie('field'), { minLength: 1, maxLength: 2, depthIdentifier: 'field' })),
  }),
}));
const definitions = fc
  .record({
    source: fc.constantFrom(...sourceKinds),
    script: partly(oneOf({ css: text, variable: fc.constantFrom('x', 'window.a', ')') })),
    items: partly(select),
    fields: fc.array(field, { minLength: 1, maxLength: 4 }),
    next: partly(select),
  })
  .map(({ items, next, ...rest }) => {
    const plain = JSON.parse(
      JSON.stringify({ ...rest, items: limited(items), next: next && { ...limited(next), pagesMax: 2 } }),
    ) as Partial<ScraperDefinitionInput>;
    return ScraperDefinition.safeParse({
      path: 'x',
      title: 'x',
      summary: 'x',
      params: [{ name: 'a', required: false }],
      request: { url: 'https://x.example/' },
      ...plain,
    });
  })
  .filter(({ success }) => success)
  .map(({ data }) => data as ScraperDefinition);

function limited(selector: object | undefined): object | undefined {
  return (
    selector &&
    Object.fromEntries(
      Object.entries(selector).filter(([name]) => name === 'css' || name === 'jsonpath' || name === 'regex'),
    )
  );
}

const pieces = fc.constantFrom(
  '<p>',
  '</p>',
  '<a href="/x">',
  '<table><tr>',
  '<b class="x" id=y>1</b>',
  '<!--',
  '-->',
  '<script>',
  'window.x = {a:[1,',
  '</script>',
  '<script type="application/ld+json">',
  '{"a":[{"b":1}]}',
  '<![CDATA[',
  ']]>',
  '&amp;&#0;',
  '<?xml version="1.0"?>',
  '[1,2',
  '"',
  '\0',
  'é',
  '<svg><title>',
  '<template>',
  '<select><option>',
  '<base href=":">',
  '<title>Just a moment',
  '12,5 Mio.',
);
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.array(pieces, { maxLength: 25 }).map((parts) => new TextEncoder().encode(parts.join(''))),
);
const pages = fc.record({
  url: fc.constantFrom('https://x.example/a', 'http://[::1]/', 'not an address'),
  status: fc.constantFrom(200, 403, 503),
  body: bodies,
  contentType: fc.constantFrom(
    '',
    'text/html',
    'text/html; charset=utf-16',
    'application/json; charset=shift_jis',
    'x; charset=;;',
  ),
});

describe('for any page and definition', () => {
  it('reading returns a result, the same one each time', () => {
    fc.assert(
      fc.property(definitions, pages, fc.boolean(), (definition, page, look) => {
        const [once, again] = [0, 1].map(() => {
          const { trace, ...rest } = extract(definition, page, { a: 'x' }, { look });
          return JSON.stringify([rest, trace.map(({ stage, note }) => [stage, note])]);
        });
        expect(once).toBe(again);
      }),
      { numRuns: 300 },
    );
  });

  it('a result is what the API describes', () => {
    fc.assert(
      fc.property(definitions, pages, (definition, page) => {
        const { result } = extract(definition, page, { a: 'x' }, { look: false });
        if (result === null) return;
        expect(jsonFault(resultSchemaOf(definition), JSON.parse(JSON.stringify(result)))).toBe(null);
      }),
      { numRuns: 500 },
    );
  });

  it('checking gives issues, and none means that the definition can be compiled', () => {
    fc.assert(
      fc.property(definitions, (definition) => {
        const issues = checkSelectors(definition);
        const { failure } = extract(
          definition,
          { url: 'https://x.example/', status: 200, contentType: '', body: new Uint8Array() },
          {},
          { look: false },
        );
        expect(issues.length > 0 || !failure?.startsWith('The definition has a mistake')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('the generators make what the schema takes', () => {
    expect([Select.safeParse({ css: 'a' }).success, Transform.safeParse({ trim: true }).success]).toEqual([true, true]);
    expect(fc.sample(definitions, 20)).toHaveLength(20);
  });
});
