import { expect, it } from 'vitest';
import { emailFor } from '../story/emails.ts';
import { parseSearch } from './search.ts';
import { conversationOf, threadsOf } from './threads.ts';

const move3 = emailFor({ id: 'move3', threadId: 'move' });
const books = emailFor({ id: 'books', threadId: 'books' });
const move2 = emailFor({ id: 'move2', threadId: 'move', inbox: false, sent: true });
const move1 = emailFor({ id: 'move1', threadId: 'move' });
const emails = [move3, books, move2, move1];
const everything = parseSearch('');

it('groups the emails of a place by their thread, in the order of the latest', () => {
  const rows = threadsOf(emails, everything, 'inbox').map(({ id, latest, emails: group }) => [
    id,
    latest.id,
    group.map((email) => email.id),
  ]);
  expect(rows).toEqual([
    ['move', 'move3', ['move3', 'move1']],
    ['books', 'books', ['books']],
  ]);
});

it('shows a whole conversation, the oldest first, and what was deleted of it in the trash only', () => {
  const deleted = emailFor({ id: 'move0', threadId: 'move', trash: true });
  const ids = (place: 'inbox' | 'trash') => conversationOf([...emails, deleted], 'move', place).map(({ id }) => id);
  expect(ids('inbox')).toEqual(['move1', 'move2', 'move3']);
  expect(ids('trash')).toEqual(['move0']);
});
