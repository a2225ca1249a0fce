import { describe, expect, test } from 'vitest';
import { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperDefinitionInput } from '@apiyard/api/contract/scrapers/scraper-definition';
import { issuesOf as sentencesOf } from '@apiyard/api/serving/issues';
import { definitionOf } from '../../../test/definitions.ts';
import { checkDefinition, checkSecrets } from './check.ts';

type Changes = Parameters<typeof definitionOf>[0];
type Params = NonNullable<ScraperDefinitionInput['params']>;

const issuesOf = (changes: Changes) =>
  checkDefinition(definitionOf(changes)).map(({ pointer, detail }) => `${pointer}: ${detail}`);
const inRequest = (request: NonNullable<Changes>['request'], params: Params = [{ name: 'q' }]) =>
  issuesOf({ request: { ...request }, params });

test('a good definition has no issue', () => {
  expect(
    checkDefinition(
      definitionOf({
        params: [
          { name: 'q', pattern: '[a-z]+', lengthMax: 20, example: 'tea' },
          { name: 'page', type: 'integer', default: 1, minimum: 1 },
          { name: 'used', type: 'boolean', required: false },
          { name: 'shelf', options: ['new', 'old'], default: 'new' },
          { name: 'size', type: 'number', options: ['1', '2.5'], default: 2.5 },
          { name: 'since', type: 'date', options: ['2026-11-20'], required: false },
        ],
        request: {
          url: 'https://books.example/{shelf}/{q}?page={page}',
          method: 'POST',
          headers: { Accept: 'text/html', 'X-Key': '{{secret:KEY}}' },
          query: { used: '{used}', filter: '{"size":{size}}' },
          body: { json: { since: '{since}', query: 'query { user {name} }' } },
        },
        tests: [
          {
            name: 'some',
            params: { q: 'tea' },
            expect: { items: { min: 1, max: 5 }, filled: ['title'], values: { price: 5 } },
          },
          { name: 'none', params: { q: 'zzz' }, expect: { absent: true } },
        ],
      }),
    ),
  ).toEqual([]);
});

describe('the address', () => {
  test.each([
    ['https://{q}/', 'The host and port cannot contain a parameter or secret. Write them literally.'],
    ['https://books.example:{q}/', 'The host and port cannot contain a parameter or secret. Write them literally.'],
    ['https://books.example{q}', 'The host and port cannot contain a parameter or secret. Write them literally.'],
    ['https://{q}@books.example/', 'The host and port cannot contain a parameter or secret. Write them literally.'],
    ['{q}://books.example/', 'Start the URL with a literal https:// or http://.'],
    ['file:///etc/passwd', 'Start the URL with a literal https:// or http://.'],
    [
      'https://me:secret@books.example/',
      'The URL cannot contain a username or password. Send an Authorization header with a secret.',
    ],
    ['https://books.example/{other}', 'There is no parameter other. Add it to the parameters, or remove {other}.'],
    ['https://books.example/{{q}}', 'Write a parameter as {name}, and a secret as {{secret:NAME}} in capital letters.'],
    [
      'https://books.example/{{secret:key}}',
      'Write a parameter as {name}, and a secret as {{secret:NAME}} in capital letters.',
    ],
    [
      'https://books.example/{a-b}',
      'Braces must contain a parameter name: letters, digits and underscores, starting with a letter.',
    ],
  ])('parameters in host position, and what else is no address: %s', (url, detail) => {
    expect(inRequest({ url })).toEqual([`/request/url: ${detail}`]);
  });

  test('a parameter in the path always has a value', () => {
    expect(inRequest({ url: 'https://books.example/{q}' }, [{ name: 'q', required: false }])).toEqual([
      '/request/url: q is part of the path. Make it required, or give it a default.',
    ]);
  });
});

describe('Host, Transfer-Encoding, Cookie in definitions refused', () => {
  test.each([
    'Host',
    'Transfer-Encoding',
    'Cookie',
    'cookie',
    'Content-Length',
    'Connection',
    'Upgrade',
    'TE',
    'Trailer',
    'Expect',
    'Keep-Alive',
    'Proxy-Authorization',
    'proxy-anything',
    'Accept-Encoding',
  ])('%s', (name) => {
    expect(inRequest({ url: 'https://books.example/', headers: { [name]: 'x' } })).toEqual([
      `/request/headers/${name}: ${name} cannot be set, because the connection sets it. Remove it.`,
    ]);
  });

  test.each(['X Y', 'X:Y', 'X\r\nCookie', 'Cookie ', 'ä', 'a/b~c'])('a name that is none: %j', (name) => {
    const pointer = `/request/headers/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    expect(inRequest({ url: 'https://books.example/', headers: { [name]: 'x' } })).toEqual([
      `${pointer}: Use letters, digits and dashes in a header name, without spaces or colons.`,
    ]);
  });

  test.each(['a\r\nCookie: x=1', 'a\nb', '\0', 'ä'])('CRLF: a value that is none: %j', (value) => {
    expect(inRequest({ url: 'https://books.example/', headers: { 'X-A': value } })).toEqual([
      '/request/headers/X-A: Use printable ASCII characters on one line in a header value.',
    ]);
  });

  test('names are unique, ignoring case', () => {
    expect(inRequest({ url: 'https://books.example/', headers: { Accept: 'a', accept: 'b' } })).toEqual([
      '/request/headers/accept: accept is set twice. Remove one.',
    ]);
  });
});

describe('the body', () => {
  const url = 'https://books.example/';
  const deep = (levels: number) => Array.from({ length: levels }).reduce<unknown>((inner) => ({ inner }), '{nobody}');
  test.each<[NonNullable<Changes>['request'], string]>([
    [
      { url, body: { json: {} } },
      '/request/body: A GET request has no body. Choose POST, or send the values in the query.',
    ],
    [{ url, method: 'POST', body: {} }, '/request/body: Use exactly one of json, form and text in a body.'],
    [
      { url, method: 'POST', body: { json: 1, text: 'x' } },
      '/request/body: Use exactly one of json, form and text in a body.',
    ],
    [
      { url, method: 'POST', body: { json: 1, contentType: 'text/plain' } },
      '/request/body/contentType: json and form set their own content type. Remove contentType.',
    ],
    [
      { url, method: 'POST', body: { text: 'x', contentType: 'plain' } },
      '/request/body/contentType: Enter a media type such as text/xml.',
    ],
    [
      { url, method: 'POST', body: { json: { a: ['{other}'] } } },
      '/request/body/json/a/0: There is no parameter other. Add it to the parameters, or remove {other}.',
    ],
    [
      { url, method: 'POST', body: { form: { a: 'x{other}' } } },
      '/request/body/form/a: There is no parameter other. Add it to the parameters, or remove {other}.',
    ],
    [
      { url, method: 'POST', body: { text: 'x {{secret:key}}' } },
      '/request/body/text: Write a parameter as {name}, and a secret as {{secret:NAME}} in capital letters.',
    ],
    [{ url, method: 'POST', body: { json: deep(10_000) } }, '/request/body/json: The body can have at most 50 levels.'],
    [
      { url, query: { 'a/b': '{other}' } },
      '/request/query/a~1b: There is no parameter other. Add it to the parameters, or remove {other}.',
    ],
  ])('case %#', (request, issue) => {
    expect(inRequest(request)).toEqual([issue]);
  });

  test('a body of 50 levels is fine', () => {
    expect(
      inRequest({
        url,
        method: 'POST',
        body: { json: Array.from({ length: 50 }).reduce<unknown>((inner) => [inner], 1) },
      }),
    ).toEqual([]);
  });
});

describe('parameters', () => {
  test.each<[Params, string]>([
    [[{ name: 'q' }, { name: 'q' }], '/params/1/name: Two parameters are named q. Rename one.'],
    [[{ name: 'api' }], '/params/0/name: A parameter cannot be named api. Choose another name.'],
    [[{ name: 'constructor' }], '/params/0/name: A parameter cannot be named constructor. Choose another name.'],
    [[{ name: 'q', minimum: 1 }], '/params/0/minimum: minimum applies only to numbers. Remove it.'],
    [[{ name: 'q', type: 'integer', pattern: 'x' }], '/params/0/pattern: pattern applies only to texts. Remove it.'],
    [[{ name: 'q', type: 'date', lengthMax: 3 }], '/params/0/lengthMax: lengthMax applies only to texts. Remove it.'],
    [
      [{ name: 'q', type: 'number', minimum: 5, maximum: 1 }],
      '/params/0/maximum: maximum must be at least minimum, 5.',
    ],
    [
      [{ name: 'q', options: ['a'], pattern: 'a' }],
      '/params/0/pattern: The options already list the allowed values. Remove pattern.',
    ],
    [[{ name: 'q', options: ['a', 'a'] }], '/params/0/options: List each option once.'],
    [
      [{ name: 'q', type: 'boolean', options: ['true'] }],
      '/params/0/options: A boolean is true or false. Remove the options.',
    ],
    [
      [{ name: 'q', type: 'integer', options: ['1', '1.5'] }],
      '/params/0/options: q must be a whole number, and 1.5 is not.',
    ],
    [[{ name: 'q', type: 'number', options: ['1e3'] }], '/params/0/options: q must be a number, and 1e3 is not.'],
    [
      [{ name: 'q', type: 'date', options: ['tomorrow'] }],
      '/params/0/options: q must be a date such as 2026-11-20, and tomorrow is not.',
    ],
    [[{ name: 'q', type: 'integer', default: '1' }], '/params/0/default: The default is invalid: q must be a number.'],
    [
      [{ name: 'q', type: 'integer', maximum: 3, example: 4 }],
      '/params/0/example: The example is invalid: q must be at most 3.',
    ],
    [
      [{ name: 'q', options: ['a', 'b'], default: 'c' }],
      '/params/0/default: The default is invalid: q must be one of a, b.',
    ],
    [
      [{ name: 'q', pattern: '[a-z]+', example: 'A' }],
      '/params/0/example: The example is invalid: q must match [a-z]+ as a whole.',
    ],
    [
      [{ name: 'q', type: 'date', example: '20.11.2026' }],
      '/params/0/example: The example is invalid: q must be a date such as 2026-11-20.',
    ],
    [[{ name: 'q', pattern: '(' }], '/params/0/pattern: Invalid regular expression: missing closing ): `(`.'],
    [
      [{ name: 'q', pattern: '(?=a)' }],
      '/params/0/pattern: Look-ahead and look-behind are not supported, because they cannot run in linear time. Match more text and trim it with a transform.',
    ],
    [
      [{ name: 'q', pattern: '(a)\\1' }],
      '/params/0/pattern: Back-references are not supported, because they cannot run in linear time.',
    ],
    [
      [{ name: 'q', pattern: '.{0,501}' }],
      '/params/0/pattern: This pattern is too large: expanded, its repetitions exceed 500 characters. Leave the upper bound open, as in `{2,}`.',
    ],
  ])('case %#', (params, issue) => {
    expect(issuesOf({ params })).toEqual([issue]);
  });
});

describe('tests', () => {
  const params: Params = [{ name: 'q' }];
  test.each<[NonNullable<ScraperDefinitionInput['tests']>[number], string]>([
    [{ name: 'a', expect: {} }, '/tests/1/params/q: q is missing.'],
    [{ name: 'a', params: { q: 5 }, expect: {} }, '/tests/1/params/q: q must be a text.'],
    [
      { name: 'a', params: { q: 'x', other: 1 }, expect: {} },
      '/tests/1/params/other: other is not an input of this call.',
    ],
    [{ name: 'first', params: { q: 'x' }, expect: {} }, '/tests/1/name: Two tests are named "first". Rename one.'],
    [
      { name: 'a', params: { q: 'x' }, expect: { filled: ['title', 'author'] } },
      '/tests/1/expect/filled/1: There is no field author.',
    ],
    [
      { name: 'a', params: { q: 'x' }, expect: { values: { author: 1 } } },
      '/tests/1/expect/values/author: There is no field author.',
    ],
    [
      { name: 'a', params: { q: 'x' }, expect: { items: { min: 5, max: 1 } } },
      '/tests/1/expect/items/max: max must be at least min, 5.',
    ],
    [
      { name: 'a', params: { q: 'x' }, expect: { absent: true, filled: ['title'] } },
      '/tests/1/expect/absent: A test that expects no result cannot expect items, fields or values. Remove one or the other.',
    ],
  ])('case %#', (given, issue) => {
    expect(issuesOf({ params, tests: [{ name: 'first', params: { q: 'x' }, expect: {} }, given] })).toEqual([issue]);
  });

  test('one object has no items to count', () => {
    const { items: _, ...object } = definitionOf({ tests: [{ name: 'a', expect: { items: { min: 1 } } }] });
    expect(checkDefinition(object).map(({ pointer }) => pointer)).toEqual(['/tests/0/expect/items']);
  });
});

describe('bad definitions are refused with a pointer to the field', () => {
  const good = {
    path: 'a',
    title: 'A',
    summary: 'A.',
    request: { url: 'https://books.example/' },
    source: 'html',
    items: { css: 'article' },
    fields: [{ name: 'title', select: { css: 'h3' } }],
  };
  const pointersOf = (changes: object) => {
    const parsed = ScraperDefinition.safeParse({ ...good, ...changes });
    return (parsed.success ? checkDefinition(parsed.data) : sentencesOf(parsed.error.issues)).map(
      ({ pointer }) => pointer,
    );
  };
  const field = (select: object) => ({ fields: [{ name: 'title', select }] });
  const nested = (levels: number) => ({
    fields: [
      Array.from({ length: levels - 1 }).reduce<object>((inner) => ({ name: 'x', fields: [inner] }), { name: 'x' }),
    ],
  });

  test.each<[string, object, string[]]>([
    ['none', {}, []],
    ['an unknown key', { surprise: 1 }, ['/surprise']],
    [
      'an unknown key of the request',
      { request: { url: 'https://books.example/', cookies: {} } },
      ['/request/cookies'],
    ],
    ['an unknown selector', field({ xpath: '//h3' }), ['/fields/0/select/xpath']],
    [
      'a selector of 10,000 levels',
      field({ css: `${':not('.repeat(10_000)}a${')'.repeat(10_000)}` }),
      ['/fields/0/select/css'],
    ],
    [
      'a JSONPath of 10,000 levels',
      { source: 'json', items: { jsonpath: `$${'[?@'.repeat(10_000)}` }, fields: [{ name: 'title' }] },
      ['/items/jsonpath'],
    ],
    [
      'a pattern of 10,000 levels',
      field({ regex: `${'('.repeat(10_000)}a${')'.repeat(10_000)}` }),
      ['/fields/0/select/regex'],
    ],
    ['fields of 5 levels', nested(5), ['/fields/0/fields/0/fields/0/fields/0/fields']],
    ['fields of 4 levels', nested(4), []],
    ['a pattern that takes for ever elsewhere', field({ regex: '(a+)+$' }), []],
    ['a pattern that explodes', field({ regex: '((a{100}){100}){100}' }), ['/fields/0/select/regex']],
    ['a pattern that looks behind', field({ regex: '(?<=a)b' }), ['/fields/0/select/regex']],
    [
      'a parameter in the host',
      { params: [{ name: 'q' }], request: { url: 'https://{q}.example/' } },
      ['/request/url'],
    ],
  ])('%s', (_, changes, pointers) => {
    expect(pointersOf(changes)).toEqual(pointers);
  });

  test.each([':not(', ':has(', ':is('])('selectors nested to the limit, %s, are checked safely', (open) => {
    const levels = Math.floor(999 / (open.length + 1));
    expect(['', '/fields/0/select/css']).toContain(
      pointersOf(field({ css: `${open.repeat(levels)}a${')'.repeat(levels)}` })).join(' '),
    );
  });
});

test('selectors are checked with the rest', () => {
  expect(checkDefinition(definitionOf({ items: { css: 'a[' } })).map(({ pointer }) => pointer)).toEqual(['/items/css']);
});

test('all issues are reported together, in the order of the definition', () => {
  const issues = checkDefinition(
    definitionOf({ params: [{ name: 'api' }], request: { url: 'x', headers: { Host: 'y' } }, items: { css: 'a[' } }),
  );
  expect(issues.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/params/0/name reserved',
    '/request/url scheme',
    '/request/headers/Host refused_header',
    `/items/css ${issues[3]?.code}`,
  ]);
});

test('secrets are checked against those that are set, and against their hosts', () => {
  const definition = definitionOf({
    request: { headers: { a: '{{secret:HERE}}', b: 'x {{secret:ELSEWHERE}}' }, query: { k: '{{secret:MISSING}}' } },
  });
  expect(
    checkSecrets(
      definition,
      new Map([
        ['HERE', { host: 'books.example' }],
        ['ELSEWHERE', { host: 'other.example' }],
      ]),
      () => false,
    ),
  ).toEqual([
    {
      pointer: '/request/query/k',
      code: 'secret',
      detail: 'The secret MISSING is not set. Set it, or remove it from the request.',
    },
    {
      pointer: '/request/headers/b',
      code: 'secret',
      detail: 'The secret ELSEWHERE is for other.example and is not sent to books.example.',
    },
  ]);
});

test('a secret travels unencrypted only to a place that the operator named', () => {
  const definition = definitionOf({ request: { url: 'http://books.example/list', headers: { a: '{{secret:HERE}}' } } });
  const issues = (mayBePlain: boolean) =>
    checkSecrets(definition, new Map([['HERE', { host: 'books.example' }]]), () => mayBePlain);
  expect([issues(true), issues(false)]).toEqual([
    [],
    [
      {
        pointer: '/request/headers/a',
        code: 'secret',
        detail:
          'The secret HERE is not sent unencrypted. Use https, or ask the operator to add books.example to EGRESS_ALLOW.',
      },
    ],
  ]);
});
