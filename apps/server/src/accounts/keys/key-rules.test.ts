import { describe, expect, test } from 'vitest';
import { gateOf, noRules, normalAddress, normalOrigin, readRules } from './key-rules.ts';
import { issue, sentence } from '../../problems/sentence.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9/32', '203.0.113.9'],
  ['203.0.113.9/24', '203.0.113.0/24'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['2001:db8::1/32', '2001:db8::/32'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9/120', '203.0.113.0/24'],
  ['::/0', '::/0'],
])('%s is kept as %s', (text, kept) => expect(normalAddress(text)).toBe(kept));

test.each([
  '',
  '/',
  '203.0.113',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '203.0.113.9/33',
  '203.0.113.9/',
  '203.0.113.9/024',
  '203.0.113.9/-1',
  '2001:db8::/129',
  'fe80::1%eth0',
  '[::1]',
  'localhost',
  '*',
  '203.0.113.*',
  '１.２.３.４',
])('"%s" is neither an address nor a range', (text) => expect(normalAddress(text)).toBe(null));

test.each([
  ['https://app.example.com', 'https://app.example.com'],
  ['HTTPS://App.Example.com:443/', 'https://app.example.com'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://مثال.example', 'https://xn--mgbh0fb.example'],
])('the origin %s is kept as %s', (text, kept) => expect(normalOrigin(text)).toBe(kept));

test.each([
  '',
  'null',
  '*',
  'app.example.com',
  'https://',
  'https:app.example.com',
  'https://a.example/path',
  'https://a.example?x',
  'https://a.example#x',
  'https://u@a.example',
  'ftp://a.example',
  'javascript:alert(1)',
  'https://*.example',
])('"%s" is no origin', (text) => expect(normalOrigin(text)).toBe(null));

test('duplicate rules are stored once; all invalid ones are reported, by index', () => {
  expect(
    readRules({
      addresses: ['203.0.113.1/24', '203.0.113.77/24'],
      origins: ['https://A.example', 'https://a.example/'],
      inQuery: true,
    }),
  ).toEqual({
    rules: { addresses: ['203.0.113.0/24'], origins: ['https://a.example'], inQuery: true },
  });
  expect(readRules({ addresses: ['203.0.113.1', 'here'], origins: ['there'], inQuery: false })).toEqual({
    errors: [
      issue('/addresses/1', 'invalid_format', sentence('problem.accounts.keyAddress')),
      issue('/origins/0', 'invalid_format', sentence('problem.accounts.keyOrigin')),
    ],
  });
});

describe('a gate', () => {
  const gate = gateOf({
    addresses: ['203.0.113.0/24', '2001:db8::/32', '198.51.100.7'],
    origins: ['https://a.example'],
    inQuery: false,
  });

  test.each([
    ['203.0.113.255', true],
    ['203.0.112.255', false],
    ['198.51.100.7', true],
    ['198.51.100.8', false],
    ['2001:db8:ffff::1', true],
    ['2001:db9::1', false],
    ['::ffff:203.0.113.1', true],
    ['::ffff:198.51.100.8', false],
    ['', false],
    ['unknown', false],
  ])('from %s: %s', (address, admitted) => expect(gate.admitsAddress(address)).toBe(admitted));

  test.each([
    [undefined, true],
    ['https://a.example', true],
    ['https://a.example.evil.example', false],
    ['http://a.example', false],
    ['null', false],
    ['', false],
  ])('for the origin %s: %s', (origin, admitted) => expect(gate.admitsOrigin(origin)).toBe(admitted));

  test('without rules accepts every caller', () => {
    const open = gateOf(noRules);
    expect([
      open.admitsAddress('203.0.113.1'),
      open.admitsOrigin('https://a.example'),
      open.admitsOrigin('null'),
    ]).toEqual([true, true, true]);
  });
});
