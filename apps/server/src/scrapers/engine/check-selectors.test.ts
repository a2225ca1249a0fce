import { ScraperDefinition, type ScraperDefinitionInput } from '@apiyard/api/contract/scraper-definition';
import { describe, expect, it } from 'vitest';
import { checkSelectors } from './check-selectors.ts';

type Field = ScraperDefinitionInput['fields'][number];

function issues(part: Partial<ScraperDefinitionInput>): string[] {
  const definition = ScraperDefinition.parse({
    path: 'x',
    title: 'x',
    summary: 'x',
    request: { url: 'https://x.example/' },
    source: 'html',
    fields: [{ name: 'x' }],
    ...part,
  });
  return checkSelectors(definition).map(({ pointer, code, detail }) => `${pointer} ${code}: ${detail}`);
}
const ofField = (field: Partial<Field>, part: Partial<ScraperDefinitionInput> = {}) =>
  issues({ fields: [{ name: 'x', ...field }], ...part });

describe('a definition is told what is wrong where', () => {
  it('nothing, when nothing is', () => {
    expect(
      issues({
        params: [{ name: 'page' }],
        items: { css: 'article:has(> h3)' },
        fields: [
          { name: 'title', select: { css: 'h3 a:not([href=""])' }, attr: 'title', required: true },
          {
            name: 'author',
            select: { css: '.author' },
            fields: [{ name: 'name' }, { name: 'url', attr: 'href', type: 'url' }],
          },
          { name: 'price', transforms: [{ regex: '[0-9]+' }, { 'parse-number': { locale: 'de' } }, { default: null }] },
          { name: 'page', select: { param: 'page' } },
          { name: 'null', select: { const: null }, type: 'json' },
        ],
        next: { css: 'a.next', pagesMax: 3 },
      }),
    ).toEqual([]);
  });

  it('selectors that do not parse', () => {
    expect(ofField({ select: { css: 'a[b' } })).toEqual([
      "/fields/0/select/css syntax: This is not a CSS selector: Attribute selector didn't terminate.",
    ]);
    expect(ofField({ select: { css: 'a:eq(2)' } })).toEqual([
      '/fields/0/select/css syntax: `:eq` is not a CSS pseudo-class. Among siblings, write `:nth-child(n)`, counted from 1.',
    ]);
    expect(ofField({ select: { css: 'p::first-line' } })).toEqual([
      '/fields/0/select/css syntax: A pseudo-element such as `::before` is drawn by the browser and is not part of the page. Select the element itself.',
    ]);
    expect(issues({ source: 'xml', items: { css: 'media|content' } })).toEqual([
      '/items/css syntax: Namespaces are not supported. In XML, write the colon of a name with a backslash: `media\\:content`.',
    ]);
    expect(issues({ source: 'json', items: { jsonpath: '$.a[' } })).toEqual([
      '/items/jsonpath syntax: This is not a JSONPath: unclosed bracketed selection (at character 5).',
    ]);
    expect(issues({ source: 'json', items: { jsonpath: 'a.b' } })).toEqual([
      '/items/jsonpath syntax: A JSONPath starts with `$`, as in `$.items[*]`.',
    ]);
    expect(issues({ items: { regex: '(?=x)' } })).toEqual([
      '/items/regex syntax: Look-ahead and look-behind cannot run in linear time and are not supported. Take more text and cut it with a transform.',
    ]);
    expect(ofField({ transforms: [{ trim: true }, { regex: '(a)\\1' }] })).toEqual([
      '/fields/0/transforms/1/regex syntax: Back-references cannot run in linear time and are not supported.',
    ]);
  });

  it('as deep as they may be typed', () => {
    expect(ofField({ select: { css: `${':not('.repeat(160)}a${')'.repeat(160)}` } })).toEqual([]);
    expect(ofField({ select: { css: `${'div>'.repeat(240)}a` } })).toEqual([]);
    expect(issues({ source: 'json', items: { jsonpath: `$[?${'('.repeat(490)}@.a${')'.repeat(490)}]` } })).toEqual([]);
    expect(issues({ source: 'text', items: { regex: `${'('.repeat(1000)}` } })[0]).toMatch(/^\/items\/regex syntax: /);
  });

  it('not exactly one way to select', () => {
    expect(ofField({ select: {} })).toEqual([
      '/fields/0/select one_of: Give exactly one of css, jsonpath, regex, const and param.',
    ]);
    expect(ofField({ select: { css: 'a', regex: 'b' } })).toEqual([
      '/fields/0/select one_of: Give exactly one of css, jsonpath, regex, const and param; here are css and regex.',
    ]);
    expect(issues({ items: {} })).toEqual(['/items one_of: Give exactly one of css, jsonpath and regex.']);
    expect(ofField({ transforms: [{}, { trim: true, upper: true }] })).toEqual([
      '/fields/0/transforms/0 one_of: This step is empty. Say what it does, or take it away.',
      '/fields/0/transforms/1 one_of: A step does one thing; here are trim and upper. Make a step of each.',
    ]);
  });

  it('selectors that the source does not have', () => {
    expect(ofField({ select: { jsonpath: '$.a' } })).toEqual([
      '/fields/0/select/jsonpath other_kind: A JSONPath searches JSON; the source is html. Use css or regex.',
    ]);
    expect(issues({ source: 'json', items: { css: 'a' } })).toEqual([
      '/items/css other_kind: A CSS selector searches elements; the source is json. Use jsonpath or regex.',
    ]);
    expect(issues({ source: 'text', items: { css: 'a' } })).toEqual([
      '/items/css other_kind: A CSS selector searches elements; the source is text. Use regex.',
    ]);
    expect(ofField({ select: { css: 'a' } }, { items: { regex: '<li>.*' } })).toEqual([
      '/fields/0/select/css other_kind: A CSS selector searches elements; here is a piece of text that a regular expression cut out. Use regex.',
    ]);
    expect(ofField({ attr: 'href' }, { source: 'json' })).toEqual([
      '/fields/0/attr not_here: Only elements have text, HTML and attributes; here is JSON.',
    ]);
  });

  it('a script where there is none to read, or none where there is', () => {
    expect(issues({ script: { css: 'script' } })).toEqual([
      '/script not_here: Only the source script-json reads a script; this one is html.',
    ]);
    const oneOf =
      '/script one_of: Say where the JSON is: either the script element (`css`) or the variable that holds it (`variable`).';
    expect(issues({ source: 'script-json' })).toEqual([oneOf]);
    expect(issues({ source: 'script-json', script: { css: '#a', variable: 'a' } })).toEqual([oneOf]);
    expect(issues({ source: 'script-json', script: { variable: 'alert(1)' } })).toEqual([
      '/script/variable syntax: Write the variable as it stands in the script, such as `window.__DATA__`.',
    ]);
    expect(issues({ source: 'script-json', script: { css: '#' } })[0]).toMatch(/^\/script\/css syntax: /);
  });

  it('parameters, zones and locales that nobody knows', () => {
    expect(ofField({ select: { param: 'q' } }, { params: [{ name: 'page' }] })).toEqual([
      '/fields/0/select/param unknown: There is no parameter `q`. There are `page`.',
    ]);
    expect(
      ofField({
        transforms: [
          { 'parse-number': { locale: 'xx' } },
          { 'parse-date': { zone: 'local' } },
          { 'parse-date': { format: 'd MMM' } },
        ],
      }),
    ).toEqual([
      '/fields/0/transforms/0/parse-number/locale unknown: The locale `xx` is not known. Use one such as `de` or `ar-EG`.',
      '/fields/0/transforms/1/parse-date/zone unknown: There is no time zone `local`. Use a name such as `Africa/Khartoum`, or `UTC+3`.',
      '/fields/0/transforms/2/parse-date/format syntax: The pattern needs a year, as in `dd.MM.yyyy`: without one, the answer would depend on the day it is read.',
    ]);
  });

  it('fields that contradict themselves or each other', () => {
    expect(issues({ fields: [{ name: 'a' }, { name: 'b' }, { name: 'a' }] })).toEqual([
      '/fields/2/name duplicate: There are two fields named `a` here.',
    ]);
    expect(
      ofField({
        select: { css: 'p' },
        attr: 'href',
        type: 'number',
        transforms: [{ trim: true }],
        fields: [{ name: 'y' }],
      }),
    ).toEqual([
      '/fields/0/attr not_here: A field with fields of its own is an object: what to take of an element stands in those fields.',
      '/fields/0/transforms not_here: A field with fields of its own is an object: transforms stand in those fields.',
      '/fields/0/type not_here: A field with fields of its own is an object: it has no type.',
    ]);
    expect(ofField({ select: { const: 1 }, fields: [{ name: 'y' }] })).toEqual([
      '/fields/0/fields not_here: Nothing can be selected inside a constant or a parameter. Select with css, jsonpath or regex, or take `fields` away.',
    ]);
    const nested = (depth: number): Field => (depth === 1 ? { name: 'f' } : { name: 'f', fields: [nested(depth - 1)] });
    expect(issues({ fields: [nested(4)] })).toEqual([]);
    expect(issues({ fields: [nested(5)] })).toEqual([
      '/fields/0/fields/0/fields/0/fields/0/fields too_deep: Fields nest at most 4 deep.',
    ]);
    const wide = Array.from({ length: 30 }, (_, index) => ({
      name: `f${index}`,
      fields: [{ name: 'a' }, { name: 'b' }],
    }));
    expect(issues({ fields: wide })).toEqual([
      '/fields too_big: A definition has at most 60 fields, nested ones counted.',
    ]);
  });

  it('a next page of what is no list', () => {
    expect(issues({ next: { css: 'a', pagesMax: 2 } })).toEqual([
      '/next needs_items: Only a list goes on to a next page. Say what repeats in `items`, or take `next` away.',
    ]);
  });
});
