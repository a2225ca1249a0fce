import { describe, expect, it } from 'vitest';
import { inlineCallOf, inlineTools } from './inline-tools.ts';

const context = { language: 'en', zone: 'UTC' } as const;
const callOf = (line: string, other: Partial<Parameters<typeof inlineCallOf>[1]> = {}) => {
  const call = inlineCallOf(line, { ...context, ...other });
  return call && [call.tool.path, call.input];
};

it.each(inlineTools)('$path reads its examples, and no other tool does', ({ path, examples }) => {
  expect(examples.map((line) => inlineTools.filter((tool) => tool.read(line, context) !== null))).toEqual(
    examples.map(() => [expect.objectContaining({ path })]),
  );
});

describe('lines', () => {
  it.each([
    ['uuid 5', 'random/uuid', { count: 5 }],
    ['UUID v7 1', 'random/uuid', { version: '7', count: 1 }],
    ['base64 hello', 'convert/encode', { text: 'hello', format: 'base64' }],
    ['base64 decode aGVsbG8=', 'convert/decode', { text: 'aGVsbG8=', format: 'base64' }],
    ['50 km in mi', 'convert/units', { text: '50', from: 'km', to: 'mi' }],
    ['2,5kg vers lb', 'convert/units', { text: '2.5', from: 'kg', to: 'lb' }],
    ['sha256 abc', 'convert/hash', { text: 'abc', algorithm: 'SHA-256' }],
    [' #5d87ff ', 'convert/colour', { text: '#5d87ff' }],
    ['roman 1999', 'convert/roman', { text: '1999' }],
    ['epoch 1700000000', 'convert/timestamp', { text: '1700000000', zone: 'UTC', lang: 'en' }],
    ['lorem 3', 'random/lorem', { count: 3 }],
    ['2 + 2', 'convert/calculate', { text: '2 + 2' }],
    ['1700000000', 'convert/timestamp', { text: '1700000000', zone: 'UTC', lang: 'en' }],
    ['*/5 * * * *', 'convert/cron', { text: '*/5 * * * *', zone: 'UTC', lang: 'en' }],
    ['cron @weekly', 'convert/cron', { text: '@weekly', zone: 'UTC', lang: 'en' }],
    ['0xFF', 'convert/number-base', { text: 'FF', from: 16, to: 10 }],
    ['10 to binary', 'convert/number-base', { text: '10', from: 10, to: 2 }],
  ])('%j calls %s', (line, path, input) => {
    expect(callOf(line)).toEqual([path, input]);
  });

  it('are read in the language and time zone of the person', () => {
    expect([
      callOf('1999 بالحروف', { language: 'ar' }),
      callOf('12 中文大写', { language: 'ch' }),
      callOf('时间戳 0', { language: 'ch', zone: 'Asia/Shanghai' }),
    ]).toEqual([
      ['convert/number-words', { text: '1999', lang: 'ar' }],
      ['convert/number-words', { text: '12', lang: 'zh' }],
      ['convert/timestamp', { text: '0', zone: 'Asia/Shanghai', lang: 'ch' }],
    ]);
  });

  it.each([
    '',
    'uuid',
    'uuid v7',
    'lorem',
    'uuids',
    'uuid inspector',
    'base64',
    'password',
    'sign in to admin',
    'roman numerals',
    'hash',
    '2026-11-26',
    '+1 555-0100',
    '404',
    '#docs',
    'lorem editor',
    'epoch',
    'sha256',
    'cron',
    'cron job every day now',
    'how to use an API',
    '0x',
    '10 to nothing',
    'face',
    // The page would have the token in its address.
    'eyJhIjoxfQ.eyJiIjoyfQ.c2ln',
    '123456789',
  ])('%j calls nothing', (line) => {
    expect(callOf(line)).toBeNull();
  });
});
