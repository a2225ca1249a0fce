import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import curl from './curl.ts';

const request = (text: string) => curl({ text }).request;
const codes = (text: string) => curl({ text }).notes.map(({ code }) => code);
const plain = {
  method: 'GET',
  url: 'https://e.example/',
  headers: [],
  body: null,
  form: [],
  user: null,
  followRedirects: false,
};

describe('reading a command', () => {
  it.each<[string, Partial<ReturnType<typeof request>>]>([
    ['curl https://e.example/', {}],
    ['$ curl.exe -sSL "https://e.example/"', { followRedirects: true }],
    ['curl e.example/x', { url: 'http://e.example/x' }],
    [
      'curl -XDELETE https://e.example/ -H "X-A: 1" -H\'X-B:2\'',
      {
        method: 'DELETE',
        headers: [
          { name: 'X-A', value: '1' },
          { name: 'X-B', value: '2' },
        ],
      },
    ],
    ['curl -I https://e.example/', { method: 'HEAD' }],
    [
      "curl https://e.example/ -d a=1 --data 'b=2 3'",
      {
        method: 'POST',
        body: 'a=1&b=2 3',
        headers: [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }],
      },
    ],
    [
      'curl -G https://e.example/?x=1#top -d a=1 --data-urlencode "q=é &"',
      { url: 'https://e.example/?x=1&a=1&q=%C3%A9+%26#top' },
    ],
    [
      'curl --json \'{"a":1}\' https://e.example/',
      {
        method: 'POST',
        body: '{"a":1}',
        headers: [
          { name: 'Content-Type', value: 'application/json' },
          { name: 'Accept', value: 'application/json' },
        ],
      },
    ],
    [
      'curl -X PUT --url https://e.example/ -H "content-type: text/plain" --data-raw "@x"',
      { method: 'PUT', body: '@x', headers: [{ name: 'content-type', value: 'text/plain' }] },
    ],
    [
      'curl https://e.example/ -F name=Ann -F "photo=@cat.jpg" --form-string "a=@b"',
      {
        method: 'POST',
        form: [
          { name: 'name', value: 'Ann', file: false },
          { name: 'photo', value: 'cat.jpg', file: true },
          { name: 'a', value: '@b', file: false },
        ],
      },
    ],
    [
      'curl https://e.example/ -A Bot/1 -e https://r.example/ -b a=1 --compressed',
      {
        headers: [
          { name: 'User-Agent', value: 'Bot/1' },
          { name: 'Referer', value: 'https://r.example/' },
          { name: 'Cookie', value: 'a=1' },
          { name: 'Accept-Encoding', value: 'gzip, deflate, br' },
        ],
      },
    ],
    [
      "curl https://e.example/ --oauth2-bearer t -u 'ann:p w'",
      { headers: [{ name: 'Authorization', value: 'Bearer t' }], user: 'ann:p w' },
    ],
    ['curl https://e.example/ -H "Accept:" -H "X-Empty;"', { headers: [{ name: 'X-Empty', value: '' }] }],
    [
      'curl "https://e.example/" \\\n  -H "A: \\"b\\" \\\\" ^\r\n -H C:\\ d',
      {
        headers: [
          { name: 'A', value: '"b" \\' },
          { name: 'C', value: 'd' },
        ],
      },
    ],
    [
      "curl https://e.example/ --data-raw $'it\\'s \\u00e9\\x21\\n\\101'",
      {
        method: 'POST',
        body: "it's é!\nA",
        headers: [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }],
      },
    ],
    [
      "curl https://e.example/ --data-raw 'it'\\''s'",
      { method: 'POST', body: "it's", headers: [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }] },
    ],
    ['curl https://e.example/ --url-query "q=a b"', { url: 'https://e.example/?q=a+b' }],
  ])('%s', (text, expected) => {
    expect(request(text)).toEqual({ ...plain, ...expected });
  });

  it('gives the parts as JSON', () => {
    const { text, to } = curl({ text: 'curl https://e.example/' });
    expect([JSON.parse(text), to]).toEqual([plain, 'json']);
  });

  it.each([
    ['curl https://e.example/$ID', ['variables']],
    ['curl "https://e.example/$(date)"', ['variables']],
    ["curl 'https://e.example/$ID'", []],
    ['curl https://e.example/ | jq .', ['rest_ignored']],
    ['curl https://e.example/ https://f.example/', ['more_urls']],
    ['curl -k --retry 3 https://e.example/', ['options_ignored']],
    ['curl https://e.example/ -d @data.json -b jar.txt', ['file_not_read', 'file_not_read']],
    ['curl https://e.example/ -H broken', ['bad_header']],
    ['curl https://e.example/ -u a:b', ['secrets']],
  ])('notes %s', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it('names the options that it leaves out', () => {
    expect(curl({ text: 'curl -kZ --retry 3 e.example' }).notes).toEqual([
      { code: 'options_ignored', values: { names: '--insecure, -Z, --retry' } },
    ]);
  });
});

describe('writing a command', () => {
  const command = (value: unknown) => curl({ text: JSON.stringify(value) }).text;

  it.each([
    [{ url: 'https://e.example/' }, 'curl https://e.example/'],
    [{ url: 'https://e.example/?a=1&b=2', method: 'HEAD' }, "curl 'https://e.example/?a=1&b=2' \\\n  --head"],
    [
      { url: 'https://e.example/', headers: { 'X-A': "it's" }, body: { a: 1 } },
      "curl https://e.example/ \\\n  --header 'X-A: it'\\''s' \\\n  --header 'Content-Type: application/json' \\\n  --data-raw '{\"a\":1}'",
    ],
    [
      {
        url: 'https://e.example/',
        method: 'PUT',
        user: 'ann:x',
        followRedirects: true,
        form: [
          { name: 'f', value: 'a.txt', file: true },
          { name: 'g', value: '@b' },
        ],
      },
      'curl https://e.example/ \\\n  --request PUT \\\n  --location \\\n  --user ann:x \\\n  --form f=@a.txt \\\n  --form-string g=@b',
    ],
  ])('%j', (value, expected) => {
    expect(command(value)).toBe(expected);
  });

  it('is read back as the same request', () => {
    const text = fc.string({ unit: 'grapheme' });
    const given = fc.record({
      ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, fc.constant(value)])),
      method: fc.constantFrom('POST', 'PUT', 'PATCH'),
      body: text,
      headers: fc.array(text.map((value) => ({ name: 'X-Test', value: value.replaceAll(/[\r\n]/g, '').trim() }))),
    });
    fc.assert(
      fc.property(given, (value) => {
        const headers = [...value.headers, { name: 'Content-Type', value: 'text/plain' }];
        expect(request(command({ ...value, headers }))).toEqual({ ...value, headers });
      }),
    );
  });
});

it.each([
  [' ', 'empty', {}, null],
  ['wget https://e.example/', 'not_curl', {}, null],
  ['curl -s', 'no_url', {}, null],
  ['curl https://e.example/ -H', 'no_value', { name: '-H' }, null],
  ["curl 'https://e.example/", 'open_quote', {}, { line: 1, column: 6 }],
  ['curl \\\n"https://e.example/', 'open_quote', {}, { line: 2, column: 1 }],
  ["curl $'a", 'open_quote', {}, { line: 1, column: 6 }],
  ['{', 'not_json', {}, null],
  [`{"body":${'['.repeat(200)}`, 'too_deep', { max: 200 }, null],
  ['{"method":"GET"}', 'bad_member', { name: 'url' }, null],
  ['{"url":"x","method":"a b"}', 'bad_member', { name: 'method' }, null],
  ['{"url":"x","headers":[1]}', 'bad_member', { name: 'headers' }, null],
  ['{"url":"x","headers":{"A":"b\\nc"}}', 'bad_member', { name: 'headers' }, null],
  ['{"url":"x","form":{}}', 'bad_member', { name: 'form' }, null],
  ['{"url":"x","user":1}', 'bad_member', { name: 'user' }, null],
])('rejects %j', (text, code, values, place) => {
  expect(() => curl({ text })).toThrow(
    expect.objectContaining({ ...new InputFault(code, { pointer: '/text', values }), place }),
  );
});
