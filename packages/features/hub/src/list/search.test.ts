import type { Api } from '@apiyard/api/contract/hub/hub';
import { expect, test } from 'vitest';
import { indexOf, search } from './search.ts';

const api = (path: string, title: string, summary: string, tags: string[] = []): Api => ({
  path,
  area: path.split('/')[0] as Api['area'],
  title,
  summary,
  tags,
  methods: ['GET'],
  input: {},
  output: { kind: 'json', types: [], schema: { type: 'object', examples: [{}] } },
  cost: 1,
  open: true,
  premium: false,
  instant: true,
  health: 'ok',
  examples: [],
});
const index = indexOf(
  [
    api('convert/hash', 'Hash', 'Digest of a text.', ['sha256', 'md5']),
    api('random/uuid', 'UUID', 'Random identifiers.', ['guid']),
    api('random/password', 'Password', 'A password or passphrase, with a hash of it.'),
    api('islami/prayer', 'مواقيت الصلاة', 'أوقات الصلاة ليوم أو شهر', ['prière']),
    api('random/uuidish', 'Identifier check', 'Says whether a text is a UUID.'),
  ],
  (area) => ({ convert: 'Convert', random: 'Random', islami: 'إسلاميات' })[area as 'convert'] ?? area,
);
const paths = (query: string) => search(index, query).map((found) => found.path);

test.each([
  ['', ['convert/hash', 'random/uuid', 'random/password', 'islami/prayer', 'random/uuidish']],
  ['HASH', ['convert/hash', 'random/password']],
  ['uuid', ['random/uuid', 'random/uuidish']],
  ['guid', ['random/uuid']],
  ['random pass', ['random/password']],
  ['random/uuid', ['random/uuid', 'random/uuidish']],
  ['sha', ['convert/hash']],
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
