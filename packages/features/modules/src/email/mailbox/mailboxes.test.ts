import { expect, it } from 'vitest';
import { invalidIn, mailboxesIn, mailboxText, unique } from './mailboxes.ts';

it('reads names and addresses, with commas in quotes', () => {
  expect(mailboxesIn('Noor Haddad <noor@example.com>, sales@example.com; "Chen, Lin" <lin@example.com>')).toEqual([
    { name: 'Noor Haddad', address: 'noor@example.com' },
    { name: '', address: 'sales@example.com' },
    { name: 'Chen, Lin', address: 'lin@example.com' },
  ]);
});

it('splits at the commas of Chinese and Arabic keyboards', () => {
  expect(mailboxesIn('a@example.com，b@example.com، c@example.com').map(({ address }) => address)).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ]);
});

it('writes what it reads', () => {
  const text = '"Chen, Lin" <lin@example.com>';
  expect(mailboxesIn(text).map(mailboxText)).toEqual([text]);
});

it.each([
  ['noor@example.com', []],
  ['', []],
  ['noor', ['noor']],
  ['noor@localhost', ['noor@localhost']],
  ['Noor <noor@@example.com>, lin@example.com', ['noor@@example.com']],
] as const)('finds in %j the invalid addresses %j', (text, invalid) => {
  expect(invalidIn(text)).toEqual(invalid);
});

it('keeps one of each address in any case, without the given ones', () => {
  const mailboxes = mailboxesIn('A@example.com, a@example.com, me@example.com');
  expect(unique(mailboxes, ['ME@example.com']).map(mailboxText)).toEqual(['A@example.com']);
});
