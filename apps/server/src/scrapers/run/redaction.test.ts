import { expect, test } from 'vitest';
import { redactionOf } from './redaction.ts';

const value = `p4ss/w"or'd+<&>`;
const {
  text,
  bytes,
  value: inside,
} = redactionOf(
  new Map([
    ['TOKEN', value],
    ['SHORT', 'abc'],
  ]),
);
const page = (source: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(bytes(Buffer.from(source, encoding))).toString(encoding);

test.each([
  ['as it is', value],
  ['in an address', encodeURIComponent(value)],
  ['in an address in small letters', encodeURIComponent(value).toLowerCase()],
  ['in a form', 'p4ss%2Fw%22or%27d%2B%3C%26%3E'],
  ['in JSON', `p4ss/w\\"or'd+<&>`],
  ['in JSON of PHP', `p4ss\\/w\\"or'd+<&>`],
  ['in capitals', value.toUpperCase()],
  ['in HTML text', `p4ss/w"or'd+&lt;&amp;&gt;`],
  ['as Gson writes JSON', 'p4ss/w\\"or\\u0027d+\\u003c\\u0026\\u003E'],
  ['in a script', 'p4ss\\/w\\x22or\\x27d+\\x3c\\x26\\x3e'],
  ['as Mustache writes HTML', 'p4ss&#x2F;w&quot;or&#39;d+&lt;&amp;&gt;'],
  ['as Go writes HTML', 'p4ss/w&#34;or&#39;d&#43;&lt;&amp;&gt;'],
  ['in numbers alone', Array.from(value, (sign) => `&#${sign.charCodeAt(0)};`).join('')],
  ['in an address, every sign of it', Array.from(value, (sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')],
  ['in HTML attributes', 'p4ss/w&quot;or&#39;d+&lt;&amp;&gt;'],
])('a page that repeats a secret %s shows its name instead', (_, spelling) => {
  expect(page(`<p>${spelling}</p>${spelling}`)).toBe('<p>{{secret:TOKEN}}</p>{{secret:TOKEN}}');
});

test('pages of two bytes a character too', () => {
  expect(page(`ä ${value} ä`, 'utf16le')).toBe('ä {{secret:TOKEN}} ä');
});

test('a very long value is found as well, whole and not by its beginning', () => {
  const long = Array.from({ length: 4000 }, (_, index) => String.fromCharCode(33 + ((index * index) % 94))).join('');
  const { text: without } = redactionOf(new Map([['LONG', long]]));
  expect([without(`a ${encodeURIComponent(long)} b ${long}`), without(long.slice(0, -1))]).toEqual([
    'a {{secret:LONG}} b {{secret:LONG}}',
    long.slice(0, -1),
  ]);
});

test('what was read has no secret left, also where the page had it in pieces', () => {
  expect(inside({ list: [{ [value]: `a ${value}` }, 'the abc', 5, null], next: null })).toEqual({
    list: [{ '{{secret:TOKEN}}': 'a {{secret:TOKEN}}' }, 'the abc', 5, null],
    next: null,
  });
});

test('short values stay in pages, where they are ordinary words, and leave notes', () => {
  expect(page('the abc of cooking')).toBe('the abc of cooking');
  expect(text(`https://books.example/?key=abc&other=${encodeURIComponent(value)}`)).toBe(
    'https://books.example/?key={{secret:SHORT}}&other={{secret:TOKEN}}',
  );
});

test('a page without secrets is the same bytes', () => {
  const given = Buffer.from('<p>nothing</p>');
  expect(bytes(given)).toBe(given);
});

test('of two secrets where one holds the other, the longer one is named', () => {
  expect(
    redactionOf(
      new Map([
        ['A', 'longsecret'],
        ['B', 'longsecret-more'],
      ]),
    ).text('x longsecret-more y longsecret'),
  ).toBe('x {{secret:B}} y {{secret:A}}');
});
