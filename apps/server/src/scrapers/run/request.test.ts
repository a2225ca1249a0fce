import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { ScraperDefinitionInput } from '@apiyard/api/contract/scrapers/scraper-definition';
import { definitionOf, textParams } from '../../../test/definitions.ts';
import type { Secrets } from '../scraper.ts';
import { readAddress } from './address.ts';
import { fillRequest } from './request.ts';
import type { FilledRequest } from './request.ts';

type Request = Partial<ScraperDefinitionInput['request']>;

const none: Secrets = new Map();
const token: Secrets = new Map([['TOKEN', { value: 'k3y+/=&value', host: 'books.example' }]]);

function filled(request: Request, params: Readonly<Record<string, unknown>> = {}, secrets = none): FilledRequest {
  const names = ['a', 'b', 'c', 'page', 'q', 'n'];
  const result = fillRequest(
    definitionOf({ request, params: names.map((name) => ({ name, required: false })) }),
    params,
    secrets,
    () => false,
  );
  if (result instanceof Failure) throw new Error(result.detail);
  return result;
}

function refused(request: Request, params: Readonly<Record<string, unknown>>, secrets = none): Failure {
  const result = fillRequest(definitionOf({ request, params: textParams('a', 'b') }), params, secrets, () => false);
  if (!(result instanceof Failure)) throw new Error(`It was filled: ${result.url}`);
  return result;
}

describe('the address', () => {
  test('values are percent-encoded in place', () => {
    expect(
      filled({ url: 'https://books.example/{a}/p-{b}.html?x=1&q={c}' }, { a: 'crime & co', b: 'a/b?c#d', c: 'ä=&+' })
        .url,
    ).toBe('https://books.example/crime%20%26%20co/p-a%2Fb%3Fc%23d.html?x=1&q=%C3%A4%3D%26%2B');
  });

  test('numbers and truth values are written as JSON writes them', () => {
    expect(
      filled({ url: 'https://books.example/{a}', query: { b: '{b}', c: '{c}' } }, { a: 3, b: -0.5, c: false }).url,
    ).toBe('https://books.example/3?b=-0.5&c=false');
  });

  test('a query parameter that consists of an empty parameter only is omitted, at any position of the query', () => {
    const request = {
      url: 'https://books.example/list?page={page}&sort=new',
      query: { q: '{q}', n: 'n{n}', empty: '' },
    };
    expect(filled(request).url).toBe('https://books.example/list?sort=new&n=n&empty=');
    expect(filled(request, { page: 2, q: '', n: 5 }).url).toBe(
      'https://books.example/list?page=2&sort=new&n=n5&empty=',
    );
  });

  test('names and texts of the query are encoded too', () => {
    expect(filled({ query: { 'a[]': 'x&y={q}' } }, { q: '1&2' }).url).toBe(
      'https://books.example/list?a%5B%5D=x%26y%3D1%262',
    );
  });

  test('what follows # is dropped', () => {
    expect(filled({ url: 'https://books.example/list?a=1#top' }).url).toBe('https://books.example/list?a=1');
  });

  test.each([
    '../',
    '%2e%2e',
    '..',
    '.',
    '.%2E',
    '..\\..',
    '../admin',
    'x/../../admin',
    '%2e%2e%2fadmin',
    '%252e%252e%252f',
    '..%2f',
  ])('../: %s never leads out of its place in the path', (a) => {
    expect(refused({ url: 'https://books.example/books/{a}' }, { a })).toEqual(
      new Failure(
        'InvalidInput',
        {
          errors: [
            {
              pointer: '/a',
              code: 'custom',
              detail: 'a cannot be "." or "..", or change another part of the URL.',
            },
          ],
        },
        'a cannot be "." or "..", or change another part of the URL.',
      ),
    );
  });

  test('../: two values cannot form ".." together, nor with adjacent text', () => {
    expect(refused({ url: 'https://books.example/x/{a}{b}/y' }, { a: '.', b: '.' }).code).toBe('InvalidInput');
    expect(refused({ url: 'https://books.example/x/.{a}/y' }, { a: '.' }).code).toBe('InvalidInput');
    expect(refused({ url: 'https://books.example/x/%2e{a}/y' }, { a: '.' }).code).toBe('InvalidInput');
  });

  test('dots inside a segment are nothing special', () => {
    expect(filled({ url: 'https://books.example/{a}/{b}' }, { a: '...', b: 'v1..2' }).url).toBe(
      'https://books.example/.../v1..2',
    );
  });

  test('%2f: what is encoded in a value is encoded again', () => {
    expect(filled({ url: 'https://books.example/{a}' }, { a: 'x%2fy%00' }).url).toBe(
      'https://books.example/x%252fy%2500',
    );
  });

  test('half a surrogate pair is sent as the replacement character', () => {
    expect(filled({ url: 'https://books.example/{a}' }, { a: '\ud800x' }).url).toBe('https://books.example/%EF%BF%BDx');
  });
});

test.each([
  ['https://{a}/', 'host_parameter'],
  ['https://{a}.books.example/', 'host_parameter'],
  ['https://books.example{a}', 'host_parameter'],
  ['https://books.example:{a}/', 'host_parameter'],
  ['https://{a}@books.example/', 'host_parameter'],
  ['https://{{secret:HOST}}/', 'host_parameter'],
  ['{a}://books.example/', 'scheme'],
  ['http{a}://books.example/', 'scheme'],
  ['//books.example/', 'scheme'],
  ['ftp://books.example/', 'scheme'],
  ['https:books.example', 'scheme'],
  ['https://me:pass@books.example/', 'userinfo'],
  ['https://books.example\\@evil.example/', 'characters'],
  ['https://books.example/a b', 'characters'],
  ['https://books.example/\r\nx', 'characters'],
  ['https:///path', 'host'],
  ['https://books..example:99999/', 'host'],
  ['https://books.example/a/../b', 'dot_segment'],
  ['https://books.example/%2E%2e/b', 'dot_segment'],
])('parameters in host position, and other addresses that are not one site: %s', (url, code) => {
  expect(readAddress(url)).toMatchObject({ code });
});

test.each([
  ['HTTPS://Books.Example/x', 'https://books.example', 'books.example'],
  ['https://books.example:443', 'https://books.example', 'books.example'],
  ['http://[::1]:8080/x', 'http://[::1]:8080', '[::1]:8080'],
  ['https://books.example?q={q}', 'https://books.example', 'books.example'],
])('the site of %s', (url, origin, host) => {
  expect(readAddress(url)).toMatchObject({ origin, host });
});

describe('headers', () => {
  test.each(['a\r\nCookie: x=1', 'a\nb', 'a\rb', 'a\0b', 'ä', '\u2028'])('CRLF: %j is refused in a header', (a) => {
    expect(refused({ headers: { 'X-Shelf': 'at {a}' } }, { a, b: '' })).toEqual(
      new Failure(
        'InvalidInput',
        {
          errors: [
            {
              pointer: '/a',
              code: 'custom',
              detail: 'a is sent as a header. Use printable ASCII characters on one line.',
            },
          ],
        },
        'a is sent as a header. Use printable ASCII characters on one line.',
      ),
    );
  });

  test('names come in lower case; one without a value is left out', () => {
    expect(filled({ headers: { 'X-Shelf': 'at {a}', 'X-Q': '{q}', Accept: 'text/html' } }, { a: 'b' }).headers).toEqual(
      { 'x-shelf': 'at b', accept: 'text/html' },
    );
  });
});

describe('the body', () => {
  test('a text of JSON that is only {name} becomes the value itself; without one its member is left out, in a list null', () => {
    const json = {
      page: '{n}',
      text: 'n is {n}',
      deep: [{ q: '{q}' }, '{b}', true, null, 1],
      none: '{b}',
      own: '{user{name}}',
    };
    const { body, headers } = filled({ method: 'POST', body: { json } }, { n: 3, q: 'say "hi"' });
    expect([body, headers]).toEqual([
      '{"page":3,"text":"n is 3","deep":[{"q":"say \\"hi\\""},null,true,null,1],"own":"{user{name}}"}',
      { 'content-type': 'application/json' },
    ]);
  });

  test('a form is urlencoded, and leaves out what has no value', () => {
    const { body, headers } = filled(
      { method: 'POST', body: { form: { q: '{q}', n: '{n}', 'a b': 'x {q}' } } },
      { q: 'ä&b=1' },
    );
    expect([body, headers]).toEqual([
      'q=%C3%A4%26b%3D1&a+b=x+%C3%A4%26b%3D1',
      { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    ]);
  });

  test.each([
    ['application/json', '{"q":"{q}","n":{n}}', String.raw`{"q":"a\",\"admin\":true,\"<b>&'\\","n":3}`],
    ['application/vnd.api+json', '"{q}"', String.raw`"a\",\"admin\":true,\"<b>&'\\"`],
    ['application/graphql', '{ find(q: "{q}") }', String.raw`{ find(q: "a\",\"admin\":true,\"<b>&'\\") }`],
    [
      'application/soap+xml;charset=utf-8',
      '<q a="{q}">',
      '<q a="a&#34;,&#34;admin&#34;:true,&#34;&#60;b&#62;&#38;&#39;\\">',
    ],
    ['application/x-www-form-urlencoded', 'q={q}&n={n}', "q=a%22%2C%22admin%22%3Atrue%2C%22%3Cb%3E%26'%5C&n=3"],
    ['text/plain', '{q}', `a","admin":true,"<b>&'\\`],
  ])('a value stays within its place of a text of %s', (contentType, text, sent) => {
    const params = { q: `a","admin":true,"<b>&'\\`, n: 3 };
    expect(filled({ method: 'POST', body: { text, contentType } }, params).body).toBe(sent);
    expect(filled({ method: 'POST', headers: { 'CONTENT-type': contentType }, body: { text } }, params).body).toBe(
      sent,
    );
  });

  test('a text is sent as it is, with braces that are no parameters', () => {
    const { body, headers } = filled(
      { method: 'POST', body: { text: 'query { user(id: {n}) {name} }', contentType: 'application/graphql' } },
      { n: 3 },
    );
    expect([body, headers]).toEqual(['query { user(id: 3) {name} }', { 'content-type': 'application/graphql' }]);
  });

  test('a content type among the headers wins', () => {
    expect(
      filled({ method: 'POST', headers: { 'Content-Type': 'application/vnd.api+json' }, body: { json: {} } }).headers,
    ).toEqual({ 'content-type': 'application/vnd.api+json' });
  });
});

describe('secrets', () => {
  test('are inserted in the request, and people see their name instead', () => {
    const { url, shownUrl, sameOriginOnly, secretHeaders, secrets } = filled(
      { url: 'https://books.example/{{secret:TOKEN}}/{a}', query: { key: '{{secret:TOKEN}}' } },
      { a: 'b c' },
      token,
    );
    expect({ url, shownUrl, sameOriginOnly, secretHeaders, secrets: Array.from(secrets) }).toEqual({
      url: 'https://books.example/k3y%2B%2F%3D%26value/b%20c?key=k3y%2B%2F%3D%26value',
      shownUrl: 'https://books.example/{{secret:TOKEN}}/b%20c?key={{secret:TOKEN}}',
      sameOriginOnly: true,
      secretHeaders: [],
      secrets: [['TOKEN', 'k3y+/=&value']],
    });
  });

  test('in a header, only the header is kept from other sites', () => {
    const { headers, sameOriginOnly, secretHeaders } = filled(
      { headers: { Authorization: 'Bearer {{secret:TOKEN}}', Accept: '*/*' } },
      {},
      token,
    );
    expect({ headers, sameOriginOnly, secretHeaders }).toEqual({
      headers: { authorization: 'Bearer k3y+/=&value', accept: '*/*' },
      sameOriginOnly: false,
      secretHeaders: ['authorization'],
    });
  });

  test('in a body, the request stays at its site', () => {
    expect(filled({ method: 'POST', body: { json: { key: '{{secret:TOKEN}}' } } }, {}, token)).toMatchObject({
      body: '{"key":"k3y+/=&value"}',
      sameOriginOnly: true,
    });
  });

  test('are never sent to another host than theirs', () => {
    expect(refused({ url: 'https://evil.example/', headers: { x: '{{secret:TOKEN}}' } }, {}, token)).toEqual(
      new Failure('UpstreamFailed', {}, 'The secret TOKEN is for books.example and is not sent to evil.example.'),
    );
    expect(refused({ url: 'https://books.example:8443/', headers: { x: '{{secret:TOKEN}}' } }, {}, token).code).toBe(
      'UpstreamFailed',
    );
  });

  test('are compared by the host they mean, however it is written', () => {
    const written: Secrets = new Map([['TOKEN', { value: 'v', host: 'BOOKS.example:443' }]]);
    expect(filled({ headers: { x: '{{secret:TOKEN}}' } }, {}, written).headers).toEqual({ x: 'v' });
  });

  test('that are not set are named', () => {
    expect(refused({ headers: { x: '{{secret:OTHER}}' } }, {}, token)).toEqual(
      new Failure('UpstreamFailed', {}, 'The secret OTHER is not set. Set it, or remove it from the request.'),
    );
  });

  test('of a value are no secrets: what callers send is never read as a template', () => {
    expect(filled({ query: { q: '{q}' }, headers: { x: '{q}' } }, { q: '{{secret:TOKEN}}{a}' }, token)).toMatchObject({
      url: 'https://books.example/list?q=%7B%7Bsecret%3ATOKEN%7D%7D%7Ba%7D',
      headers: { x: '{{secret:TOKEN}}{a}' },
      sameOriginOnly: false,
      secretHeaders: [],
    });
  });
});

describe('for any values', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.string({
      unit: fc.constantFrom(
        '.',
        '/',
        '\\',
        '%',
        '2',
        'e',
        'f',
        '5',
        'c',
        '@',
        ':',
        '?',
        '#',
        '&',
        '=',
        '\r',
        '\n',
        '\t',
        '{',
        '}',
        '\0',
      ),
    }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
  );
  const request: Request = {
    url: 'https://books.example:8443/shelf/{a}/x{b}{c}/end?fixed=1&v={a}',
    query: { w: '{b}', both: '{a}{b}' },
    method: 'POST',
    body: { form: { a: '{a}', b: '{b}' } },
  };

  test('host, path prefix, segments and entries stay those of the definition', () => {
    const definition = definitionOf({ request, params: textParams('a', 'b', 'c') });
    const counts = { filled: 0 };
    fc.assert(
      fc.property(nasty, nasty, nasty, (a, b, c) => {
        const result = fillRequest(definition, { a, b, c }, none, () => false);
        if (result instanceof Failure) {
          expect(result.code).toBe('InvalidInput');
          return;
        }
        counts.filled += 1;
        const url = new URL(result.url);
        expect([url.protocol, url.host, url.username, url.password, url.hash]).toEqual([
          'https:',
          'books.example:8443',
          '',
          '',
          '',
        ]);
        const segments = url.pathname.split('/');
        expect([segments.length, segments[1], segments[4], segments[3]?.startsWith('x')]).toEqual([
          5,
          'shelf',
          'end',
          true,
        ]);
        expect(decodeURIComponent(segments[2] ?? '')).toBe(String(a).toWellFormed());
        expect(Array.from(url.searchParams.keys())).toEqual([
          'fixed',
          ...(a === '' ? [] : ['v']),
          ...(b === '' ? [] : ['w']),
          'both',
        ]);
        expect(url.searchParams.get('both')).toBe(`${String(a).toWellFormed()}${String(b).toWellFormed()}`);
        expect(Array.from(new URLSearchParams(result.body ?? '').keys())).toEqual([
          ...(a === '' ? [] : ['a']),
          ...(b === '' ? [] : ['b']),
        ]);
      }),
      { numRuns: 3000 },
    );
    expect(counts.filled).toBeGreaterThan(1500);
  });

  test('no header is added, and none holds a control character', () => {
    const definition = definitionOf({
      request: { headers: { 'x-a': '{a}', 'x-b': 'b {b}' } },
      params: textParams('a', 'b'),
    });
    const counts = { filled: 0 };
    fc.assert(
      fc.property(nasty, nasty, (a, b) => {
        const result = fillRequest(definition, { a, b }, none, () => false);
        if (result instanceof Failure) {
          expect(result.code).toBe('InvalidInput');
          return;
        }
        counts.filled += 1;
        expect(Object.keys(result.headers).sort()).toEqual([...(a === '' ? [] : ['x-a']), 'x-b']);
        for (const value of Object.values(result.headers)) expect(value).toMatch(/^[\t\x20-\x7e]*$/);
      }),
      { numRuns: 2000 },
    );
    expect(counts.filled).toBeGreaterThan(500);
  });
});
