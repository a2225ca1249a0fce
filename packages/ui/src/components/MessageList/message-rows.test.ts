import { expect, test, vi } from 'vitest';
import { messageRows } from './message-rows.ts';

const utcDay = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);
const message = (id: string, author: string, at: string) => ({
  id,
  author: { id: author, name: author },
  at,
  text: id,
});
const shown = (messages: ReturnType<typeof message>[], firstUnread: string | null = null) =>
  messageRows(messages, firstUnread, utcDay).map(({ message: { id }, day, isFirstUnread, place }) =>
    [id, place, day, isFirstUnread && 'unread'].filter(Boolean).join(' '),
  );

test('groups messages of one author that follow each other', () => {
  expect(
    shown([
      message('a', 'noor', '2026-11-23T09:00:00Z'),
      message('b', 'noor', '2026-11-23T09:01:00Z'),
      message('c', 'noor', '2026-11-23T09:02:00Z'),
      message('d', 'sam', '2026-11-23T09:02:30Z'),
      message('e', 'noor', '2026-11-23T09:03:00Z'),
    ]),
  ).toEqual(['a first 2026-11-23', 'b middle', 'c last', 'd only', 'e only']);
});

test('a pause of five minutes begins a new group', () => {
  expect(
    shown([
      message('a', 'noor', '2026-11-23T09:00:00Z'),
      message('b', 'noor', '2026-11-23T09:04:59Z'),
      message('c', 'noor', '2026-11-23T09:09:59Z'),
    ]),
  ).toEqual(['a first 2026-11-23', 'b last', 'c only']);
});

test('a new day begins with a line and a new group', () => {
  expect(shown([message('a', 'noor', '2026-11-23T23:59:00Z'), message('b', 'noor', '2026-11-24T00:01:00Z')])).toEqual([
    'a only 2026-11-23',
    'b only 2026-11-24',
  ]);
});

test('the line of unread messages divides a group', () => {
  expect(
    shown([message('a', 'noor', '2026-11-23T09:00:00Z'), message('b', 'noor', '2026-11-23T09:01:00Z')], 'b'),
  ).toEqual(['a only 2026-11-23', 'b only unread']);
});

test('asks for the day once in a quarter of an hour', () => {
  const dayOf = vi.fn(utcDay);
  const minutes = Array.from({ length: 60 }, (_, minute) =>
    message(`${minute}`, 'noor', new Date(Date.UTC(2026, 10, 23, 9, minute)).toISOString()),
  );
  expect(messageRows(minutes, null, dayOf)).toHaveLength(60);
  expect(dayOf).toHaveBeenCalledTimes(4);
});
