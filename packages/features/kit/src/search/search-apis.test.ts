import type { Api } from '@apiyard/api/contract/hub/hub';
import { expect, test } from 'vitest';
import { indexOfApis, nearestApis, searchApis } from './search-apis.ts';

const api = (path: string, title: string, summary: string, more: Partial<Api> = {}): Api => ({
  path,
  area: path.split('/')[0] as Api['area'],
  title,
  summary,
  tags: [],
  synonyms: [],
  methods: ['GET'],
  input: {},
  output: { kind: 'json', types: [], schema: { type: 'object', examples: [{}] } },
  cost: 1,
  open: true,
  premium: false,
  instant: true,
  health: 'ok',
  use: 0,
  examples: [],
  ...more,
});
const index = indexOfApis(
  [
    api('convert/hash', 'Hash', 'Digest of a text.', { tags: ['sha256', 'md5'] }),
    api('random/uuid', 'UUID', 'Random identifiers.', {
      tags: ['guid'],
      synonyms: ['identifiant unique', '唯一标识符'],
    }),
    api('random/password', 'Password', 'A password or passphrase, with a hash of it.'),
    api('islami/prayer', 'مواقيت الصلاة', 'أوقات الصلاة ليوم أو شهر', { synonyms: ['prière'] }),
    api('random/uuidish', 'Identifier check', 'Says whether a text is a UUID.'),
  ],
  (area) => ({ convert: 'Convert', random: 'Random', islami: 'إسلاميات' })[area as 'convert'] ?? area,
);
const paths = (query: string) => searchApis(index, query).map((found) => found.path);

test.each([
  ['', ['convert/hash', 'random/uuid', 'random/password', 'islami/prayer', 'random/uuidish']],
  ['HASH', ['convert/hash', 'random/password']],
  ['uuid', ['random/uuid', 'random/uuidish']],
  ['guid', ['random/uuid']],
  ['random pass', ['random/password']],
  ['random/uuid', ['random/uuid', 'random/uuidish']],
  ['sha', ['convert/hash']],
  ['identifiant', ['random/uuid']],
  ['标识', ['random/uuid']],
  ['identifier', ['random/uuidish', 'random/uuid']],
  ['الصَّلاة', ['islami/prayer']],
  ['الصلاه', ['islami/prayer']],
  ['اوقات', ['islami/prayer']],
  ['إسلامي', ['islami/prayer']],
  ['PRIERE', ['islami/prayer']],
  ['nothing here', []],
  ['???', []],
])('%j finds %j, best first', (query, expected) => {
  expect(paths(query)).toEqual(expected);
});

test('a name ranks before a tag, a tag before a synonym, a synonym before the summary', () => {
  const found = searchApis(
    indexOfApis(
      [
        api('convert/a', 'A', 'Reads a barcode.'),
        api('convert/b', 'B', '', { synonyms: ['barcode'] }),
        api('convert/c', 'C', '', { tags: ['barcode'] }),
        api('convert/d', 'Barcode', ''),
      ],
      (area) => area,
    ),
    'barcode',
  );
  expect(found.map(({ title }) => title)).toEqual(['Barcode', 'C', 'B', 'A']);
});

test('of equal rank, the most used comes first; a better match still comes before it', () => {
  const used = indexOfApis(
    [
      api('convert/a', 'Image size', '', { use: 1 }),
      api('convert/b', 'Image format', '', { use: 9 }),
      api('convert/c', 'Compress', 'Makes an image smaller.', { use: 12 }),
    ],
    (area) => area,
  );
  expect(searchApis(used, 'image').map(({ path }) => path)).toEqual(['convert/b', 'convert/a', 'convert/c']);
});

test.each([
  ['uuud', ['random/uuid']],
  ['pasword', ['random/password']],
  ['hsah', ['convert/hash']],
  ['mda', ['convert/hash']],
  ['prièer', ['islami/prayer']],
  ['random pasword', ['random/password']],
  ['teapot', []],
  ['zz', []],
  ['???', []],
])('near %j are %j', (query, expected) => {
  expect(nearestApis(index, query).map(({ path }) => path)).toEqual(expected);
});
