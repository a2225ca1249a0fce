/** Sample APIs, one for each feature that the hub must show. */
import type { Api } from '@apiyard/api/contract/hub/hub';

const api = (given: Pick<Api, 'path' | 'area' | 'title' | 'summary'> & Partial<Api>): Api => ({
  tags: [],
  synonyms: [],
  methods: ['GET', 'POST'],
  input: { type: 'object', properties: {} },
  output: { kind: 'json', types: ['application/json'], schema: { type: 'object', examples: [{}] } },
  cost: 1,
  open: false,
  premium: false,
  instant: true,
  health: 'ok',
  use: 0,
  examples: [],
  ...given,
});

export const hashApi = api({
  path: 'convert/hash',
  area: 'convert',
  title: 'Hash',
  summary: 'Digest of a text or file, as hex or Base64.',
  tags: ['sha256', 'md5', 'checksum'],
  synonyms: ['digest', 'empreinte', 'بصمة', '摘要'],
  use: 5,
  open: true,
  output: {
    kind: 'json',
    types: ['application/json'],
    schema: {
      type: 'object',
      properties: { hash: { type: 'string', title: 'The digest' } },
      required: ['hash'],
      examples: [{ hash: 'f2ca1bb6c7e907d06dafe4687e579fce' }],
    },
  },
  input: {
    type: 'object',
    properties: {
      text: { type: 'string', title: 'Text', 'x-multiline': true, maxLength: 100_000 },
      file: { type: 'string', format: 'binary', title: 'File', description: 'In place of the text.', 'x-accept': [] },
      algorithm: {
        type: 'string',
        enum: ['md5', 'sha1', 'sha256', 'sha512'],
        default: 'sha256',
        title: 'Algorithm',
        'x-options': { md5: 'MD5', sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' },
      },
      rounds: { type: 'integer', title: 'Rounds', minimum: 1, maximum: 1000, default: 1 },
      upper: { type: 'boolean', title: 'Capital letters', default: false },
    },
  },
  examples: [
    { name: 'A greeting', input: { text: 'Hello, world' } },
    { name: 'Nothing at all', input: { text: '', algorithm: 'md5' } },
  ],
});

export const dataApi = api({
  path: 'convert/data',
  area: 'convert',
  title: 'Data formats',
  summary: 'JSON, YAML, TOML, XML, CSV and NDJSON into one another.',
  tags: ['yaml', 'csv'],
  health: 'untested',
  methods: ['POST'],
  cost: 2,
  input: {
    type: 'object',
    properties: {
      text: { type: 'string', title: 'Data', 'x-multiline': true, minLength: 1 },
      from: { type: 'string', enum: ['json', 'yaml', 'csv'], title: 'From', default: 'json' },
      to: { type: 'string', enum: ['json', 'yaml', 'csv'], title: 'To' },
      columns: { type: 'array', items: { type: 'string' }, title: 'Columns', maxItems: 3 },
      options: { type: 'object', title: 'Options', description: 'Settings of the format.' },
    },
    required: ['text', 'to'],
  },
  examples: [{ name: 'List to YAML', input: { text: '[1, 2, 3]', to: 'yaml', options: { indent: 2 } } }],
});

export const qrApi = api({
  path: 'random/qr',
  area: 'random',
  title: 'QR code',
  summary: 'A QR code as a picture.',
  use: 7,
  open: true,
  output: { kind: 'raw', types: ['image/svg+xml', 'image/png'] },
  input: { type: 'object', properties: { text: { type: 'string', title: 'Text', minLength: 1 } }, required: ['text'] },
  examples: [{ name: 'Address', input: { text: 'https://yard.example' } }],
});

export const scraperApi = api({
  path: 'scrape/books/list',
  area: 'scrape',
  title: 'Books',
  summary: 'Titles and prices of one catalogue page.',
  instant: false,
  input: {
    type: 'object',
    properties: { page: { type: 'integer', title: 'page', minimum: 1, maximum: 50, default: 1 } },
  },
  examples: [{ name: 'page 1', input: { page: 1 } }],
});

export const premiumApi = api({
  path: 'ai/translate',
  area: 'ai',
  title: 'Translate',
  summary: 'Texts between 40 languages.',
  premium: true,
  cost: 5,
  instant: false,
});
const failingApi = api({
  path: 'stalker/github',
  area: 'stalker',
  title: 'GitHub profile',
  summary: 'The public profile of a GitHub user.',
  health: 'failing',
  instant: false,
});
export const pausedApi = api({
  path: 'cekid/mobile-legends',
  area: 'cekid',
  title: 'Mobile Legends',
  summary: 'The nickname behind a game id.',
  health: 'paused',
  instant: false,
});

export const longWordsApi = api({
  path: 'convert/donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft',
  area: 'convert',
  title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  summary: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3),
  tags: ['Kraftfahrzeughaftpflichtversicherung'],
  input: {
    type: 'object',
    properties: { x: { type: 'string', title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' } },
  },
});

export const storyApis: readonly Api[] = [hashApi, dataApi, qrApi, premiumApi, failingApi, pausedApi];

/** As many APIs as a full site has. */
export const manyApis: readonly Api[] = Array.from({ length: 240 }, (_, index) => {
  const area = (['convert', 'random', 'puzzle', 'islami', 'photoeditor', 'ai'] as const)[index % 6] ?? 'convert';
  return api({
    path: `${area}/tool-${index + 1}`,
    area,
    title: `Tool ${index + 1}`,
    summary: `Does the ${index + 1}th thing to what it is given.`,
    tags: [`t${index}`],
    open: index % 3 === 0,
    cost: 1 + (index % 4),
  });
});
