import { expect, it } from 'vitest';
import { emailFor } from '../story/emails.ts';
import { countsOf, folders, isIn, labels, placeNamed } from './places.ts';

const placesOf = (marks: Parameters<typeof emailFor>[0]) =>
  [...folders, ...labels, 'all' as const].filter((place) => isIn(emailFor(marks), place));

it.each([
  [{ inbox: true }, ['inbox', 'all']],
  [
    { inbox: true, starred: true, important: true, label: 'Social' },
    ['inbox', 'starred', 'important', 'Social', 'all'],
  ],
  [{ inbox: false }, ['archive', 'all']],
  [{ inbox: false, sent: true }, ['sent', 'all']],
  [{ inbox: false, draft: true }, ['draft', 'all']],
  [{ inbox: false, sendAt: '2026-11-30T08:00:00.000Z' }, ['scheduled', 'all']],
  [{ inbox: true, snoozedUntil: '2026-11-30T08:00:00.000Z' }, ['snoozed', 'all']],
  [{ inbox: true, starred: true, spam: true }, ['spam']],
  [{ inbox: true, starred: true, spam: true, trash: true }, ['trash']],
] as const)('shows an email with %j in %j', (marks, places) => {
  expect(placesOf(marks)).toEqual(places);
});

it('counts unread emails of inbox, archive, spam and labels, and all emails elsewhere', () => {
  const emails = [
    emailFor({ unread: true, label: 'Health' }),
    emailFor({ starred: true }),
    emailFor({ inbox: false, sent: true }),
    emailFor({ inbox: false, draft: true }),
    emailFor({ trash: true, unread: true }),
    emailFor({ spam: true }),
  ];
  expect(countsOf(emails)).toEqual({
    inbox: 1,
    starred: 1,
    important: 0,
    snoozed: 0,
    sent: 1,
    scheduled: 0,
    draft: 1,
    archive: 0,
    spam: 0,
    trash: 1,
    Promotional: 0,
    Social: 0,
    Health: 1,
  });
});

it('reads the name of a place in any case', () => {
  expect(['TRASH', 'social', 'all', 'attic'].map(placeNamed)).toEqual(['trash', 'Social', 'all', null]);
});
