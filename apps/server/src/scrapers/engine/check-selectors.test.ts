import { ScraperDefinition, type ScraperDefinitionInput } from '@apiyard/api/contract/scrapers/scraper-definition';
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

describe('a definition is checked, and each error has its position', () => {
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
      "/fields/0/select/css syntax: Invalid CSS selector: Attribute selector didn't terminate.",
    ]);
    expect(ofField({ select: { css: 'a:eq(2)' } })).toEqual([
      '/fields/0/select/css syntax: `:eq` is not a CSS pseudo-class. For siblings, use `:nth-child(n)`, counted from 1.',
    ]);
    expect(ofField({ select: { css: 'p::first-line' } })).toEqual([
      '/fields/0/select/css syntax: A pseudo-element such as `::before` is drawn by the browser and is not part of the page. Select the element itself.',
    ]);
    expect(issues({ source: 'xml', items: { css: 'media|content' } })).toEqual([
      '/items/css syntax: Namespaces are not supported. In XML, escape the colon of a name with a backslash: `media\\:content`.',
    ]);
    expect(issues({ source: 'json', items: { jsonpath: '$.a[' } })).toEqual([
      '/items/jsonpath syntax: Invalid JSONPath: unclosed bracketed selection (at character 5).',
    ]);
    expect(issues({ source: 'json', items: { jsonpath: 'a.b' } })).toEqual([
      '/items/jsonpath syntax: A JSONPath starts with `$`, as in `$.items[*]`.',
    ]);
    expect(issues({ items: { regex: '(?=x)' } })).toEqual([
      '/items/regex syntax: Look-ahead and look-behind are not supported, because they cannot run in linear time. Match more text and trim it with a transform.',
    ]);
    expect(ofField({ transforms: [{ trim: true }, { regex: '(a)\\1' }] })).toEqual([
      '/fields/0/transforms/1/regex syntax: Back-references are not supported, because they cannot run in linear time.',
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
      '/fields/0/select one_of: Use exactly one of css, jsonpath, regex, const and param.',
    ]);
    expect(ofField({ select: { css: 'a', regex: 'b' } })).toEqual([
      '/fields/0/select one_of: Use exactly one of css, jsonpath, regex, const and param, not css and regex.',
    ]);
    expect(issues({ items: {} })).toEqual(['/items one_of: Use exactly one of css, jsonpath and regex.']);
    expect(ofField({ transforms: [{}, { trim: true, upper: true }] })).toEqual([
      '/fields/0/transforms/0 one_of: This step is empty. Choose a transform or remove the step.',
      '/fields/0/transforms/1 one_of: A step can have one transform, not trim and upper. Add a step for each.',
    ]);
  });

  it('selectors that the source does not have', () => {
    expect(ofField({ select: { jsonpath: '$.a' } })).toEqual([
      '/fields/0/select/jsonpath other_kind: A JSONPath searches JSON, but the source is html. Use css or regex.',
    ]);
    expect(issues({ source: 'json', items: { css: 'a' } })).toEqual([
      '/items/css other_kind: A CSS selector searches elements, but the source is json. Use jsonpath or regex.',
    ]);
    expect(issues({ source: 'text', items: { css: 'a' } })).toEqual([
      '/items/css other_kind: A CSS selector searches elements, but the source is text. Use regex.',
    ]);
    expect(ofField({ select: { css: 'a' } }, { items: { regex: '<li>.*' } })).toEqual([
      '/fields/0/select/css other_kind: A CSS selector searches elements, but this is text matched by a regular expression. Use regex.',
    ]);
    expect(ofField({ attr: 'href' }, { source: 'json' })).toEqual([
      '/fields/0/attr not_here: Only elements have text, HTML and attributes, not JSON.',
    ]);
  });

  it('a script where there is none to read, or none where there is', () => {
    expect(issues({ script: { css: 'script' } })).toEqual([
      '/script not_here: Only the source script-json uses `script`. The source here is html.',
    ]);
    const oneOf =
      '/script one_of: Select the JSON with either the script element (`css`) or the variable that holds it (`variable`).';
    expect(issues({ source: 'script-json' })).toEqual([oneOf]);
    expect(issues({ source: 'script-json', script: { css: '#a', variable: 'a' } })).toEqual([oneOf]);
    expect(issues({ source: 'script-json', script: { variable: 'alert(1)' } })).toEqual([
      '/script/variable syntax: Enter the variable as written in the script, such as `window.__DATA__`.',
    ]);
    expect(issues({ source: 'script-json', script: { css: '#' } })[0]).toMatch(/^\/script\/css syntax: /);
  });

  it('unknown parameters, zones and locales', () => {
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
      '/fields/0/transforms/0/parse-number/locale unknown: Unknown locale `xx`. Use a locale such as `de` or `ar-EG`.',
      '/fields/0/transforms/1/parse-date/zone unknown: Unknown time zone `local`. Use a name such as `Africa/Khartoum`, or `UTC+3`.',
      '/fields/0/transforms/2/parse-date/format syntax: The pattern needs a year, as in `dd.MM.yyyy`. Without one, the result would depend on the current date.',
    ]);
  });

  it('fields that contradict themselves or each other', () => {
    expect(issues({ fields: [{ name: 'a' }, { name: 'b' }, { name: 'a' }] })).toEqual([
      '/fields/2/name duplicate: Two fields here are named `a`. Rename one.',
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
      '/fields/0/attr not_here: A field with nested fields is an object. Set what to extract in the nested fields.',
      '/fields/0/transforms not_here: A field with nested fields is an object. Set transforms in the nested fields.',
      '/fields/0/type not_here: A field with nested fields is an object and has no type.',
    ]);
    expect(ofField({ select: { const: 1 }, fields: [{ name: 'y' }] })).toEqual([
      '/fields/0/fields not_here: Nothing can be selected inside a constant or a parameter. Select with css, jsonpath or regex, or remove `fields`.',
    ]);
    const nested = (depth: number): Field => (depth === 1 ? { name: 'f' } : { name: 'f', fields: [nested(depth - 1)] });
    expect(issues({ fields: [nested(4)] })).toEqual([]);
    expect(issues({ fields: [nested(5)] })).toEqual([
      '/fields/0/fields/0/fields/0/fields/0/fields too_deep: Fields can be nested at most 4 levels deep.',
    ]);
    const wide = Array.from({ length: 30 }, (_, index) => ({
      name: `f${index}`,
      fields: [{ name: 'a' }, { name: 'b' }],
    }));
    expect(issues({ fields: wide })).toEqual([
      '/fields too_big: A definition can have at most 60 fields, including nested ones.',
    ]);
  });

  it('transforms that do not apply to a field of type json', () => {
    const json = { source: 'json' } as const;
    expect(ofField({ type: 'json', transforms: [{ map: { a: 1 } }, { default: [] }] }, json)).toEqual([]);
    expect(ofField({ type: 'json', transforms: [{ trim: true }, { join: ', ' }] }, json)).toEqual([
      '/fields/0/transforms/0 not_here: `trim` does not apply to a field of type json, which keeps the value of the source unchanged. Remove this step, or choose another type.',
      '/fields/0/transforms/1 not_here: `join` does not apply to a field of type json, which keeps the value of the source unchanged. Remove this step, or choose another type.',
    ]);
    expect(ofField({ select: { const: 1 }, type: 'json', transforms: [{ upper: true }] })).toHaveLength(1);
    // The text of an element, and what a pattern matched, can be changed before it is read as JSON.
    expect(ofField({ type: 'json', transforms: [{ regex: '{.*}' }, { 'parse-number': {} }] })).toEqual([]);
    expect(ofField({ select: { regex: '.*' }, type: 'json', transforms: [{ slice: { start: 1 } }] }, json)).toEqual([]);
    expect(ofField({ type: 'json', transforms: [{ 'absolute-url': true }] })).toEqual([
      '/fields/0/transforms/0 not_here: The result of `absolute-url` is not JSON, so a field of type json would be empty. Remove this step, or choose another type.',
    ]);
  });

  it('a next page of what is no list', () => {
    expect(issues({ next: { css: 'a', pagesMax: 2 } })).toEqual([
      '/next needs_items: Only a list can have a next page. Select the list with `items`, or remove `next`.',
    ]);
  });
});
