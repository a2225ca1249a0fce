import { expect, it } from 'vitest';
import { emailFor } from '../story/emails.ts';
import { isFound, parseSearch } from './search.ts';

it.each([
  [
    'office move',
    [
      { kind: 'text', value: 'office' },
      { kind: 'text', value: 'move' },
    ],
    null,
  ],
  ['"office move"', [{ kind: 'text', value: 'office move' }], null],
  [
    'from:Noor subject:"floor plan"',
    [
      { kind: 'from', value: 'noor' },
      { kind: 'subject', value: 'floor plan' },
    ],
    null,
  ],
  ['to:lin@example.com', [{ kind: 'to', value: 'lin@example.com' }], null],
  ['has:attachment is:UNREAD', [{ kind: 'attachment' }, { kind: 'is', value: 'unread' }], null],
  ['label:social in:archive', [{ kind: 'label', value: 'Social' }], 'archive'],
  ['in:all Éclair', [{ kind: 'text', value: 'eclair' }], 'all'],
  ['is:blue', [{ kind: 'text', value: 'is:blue' }], null],
  [
    'has:wings label:work in:attic',
    [
      { kind: 'text', value: 'has:wings' },
      { kind: 'text', value: 'label:work' },
      { kind: 'text', value: 'in:attic' },
    ],
    null,
  ],
  ['https://example.com', [{ kind: 'text', value: 'https://example.com' }], null],
  ['"not closed', [{ kind: 'text', value: 'not closed' }], null],
  ['""', [], null],
  ['  ', [], null],
] as const)('reads %j', (text, conditions, place) => {
  expect(parseSearch(text)).toEqual({
    conditions: conditions.map((condition) => ({ ...condition, isExcluded: false })),
    place,
  });
});

it('excludes what a minus is before', () => {
  expect(parseSearch('-from:noor -offer')).toEqual({
    conditions: [
      { kind: 'from', value: 'noor', isExcluded: true },
      { kind: 'text', value: 'offer', isExcluded: true },
    ],
    place: null,
  });
});

const email = emailFor({
  from: 'Amélie Roux <amelie@example.com>',
  cc: 'Lin Chen <lin@example.com>',
  subject: 'Rehearsal',
  emailContent: '<p>We sing in the <b>town</b> hall.</p>',
  label: 'Social',
  starred: true,
});

it.each([
  ['', true],
  ['amelie hall', true],
  ['TOWN', true],
  ['lin', false],
  ['to:lin', true],
  ['from:amelie -subject:plan', true],
  ['-amelie', false],
  ['label:Social is:starred is:read', true],
  ['is:unread', false],
  ['has:attachment', false],
  ['-has:attachment', true],
  ['in:trash', false],
  ['in:starred rehearsal', true],
  ['<p>', false],
] as const)('finds it with %j: %j', (text, expected) => {
  expect(isFound(email, parseSearch(text), 'inbox')).toBe(expected);
});

it('finds an own email by who it went to', () => {
  const sent = emailFor({ inbox: false, sent: true, To: 'Mira Okafor <mira@example.com>' });
  expect(isFound(sent, parseSearch('mira'), 'sent')).toBe(true);
});
