import { expect, test } from 'vitest';
import { suggestedFor, typedIn, withRecipient } from './recipients.ts';

const noor = { name: 'Noor Haddad', address: 'noor.haddad@example.com' };
const lin = { name: 'Lin Chen', address: 'lin.chen@example.com' };
const book = [noor, lin];

test('separates what is being typed from the recipients before it', () => {
  expect(typedIn('Noor Haddad <noor.haddad@example.com>, li', 'li')).toEqual({
    chosen: ['Noor Haddad <noor.haddad@example.com>'],
    typed: 'li',
  });
});

test('takes all of a text as recipients once nothing is typed, each address once', () => {
  expect(typedIn('lin@example, LIN@example, a@example.com', '')).toEqual({
    chosen: ['lin@example', 'a@example.com'],
    typed: '',
  });
});

test('suggests by the beginning of any name and of the address, but no one who is a recipient', () => {
  expect(suggestedFor('had', book, [])).toEqual([noor]);
  expect(suggestedFor('lin.', book, [])).toEqual([lin]);
  expect(suggestedFor('n', book, ['Noor Haddad <noor.haddad@example.com>'])).toEqual([]);
  expect(suggestedFor('', book, [])).toEqual([]);
});

test('ends a part of a name with its suggestion, an address with itself, and keeps what is neither', () => {
  expect(withRecipient([], 'noo', [noor])).toEqual(['Noor Haddad <noor.haddad@example.com>']);
  expect(withRecipient([], 'li@example.com', [lin])).toEqual(['li@example.com']);
  expect(withRecipient(['a@example.com'], 'unknown', [])).toEqual(['a@example.com', 'unknown']);
});
