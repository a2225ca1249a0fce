import { expect, test } from 'vitest';
import {
  counted,
  emptyCounter,
  phraseOf,
  readCounter,
  reset,
  roundOf,
  todayOf,
  withoutPhrase,
  withPhrase,
} from './counter.ts';

const times = (count: number, date = '2026-11-27') =>
  Array.from({ length: count }).reduce<typeof emptyCounter>((counter) => counted(counter, date), emptyCounter);

test.each([
  [0, { inRound: 0, rounds: 0 }],
  [1, { inRound: 1, rounds: 0 }],
  [33, { inRound: 33, rounds: 1 }],
  [34, { inRound: 1, rounds: 1 }],
  [66, { inRound: 33, rounds: 2 }],
])('%i counts of 33 are %j', (count, round) => {
  expect(roundOf(count, 33)).toEqual(round);
});

test('a count is one of its phrase and of the day', () => {
  const counter = times(34);
  expect(counter.counts).toEqual({ subhanallah: 34 });
  expect(todayOf(counter, '2026-11-27')).toBe(34);
  expect(todayOf(counter, '2026-11-28')).toBe(0);
  expect(counted(counter, '2026-11-28').day).toEqual({ date: '2026-11-28', count: 1 });
});

test('a reset keeps the total of the day and other phrases', () => {
  const other = counted({ ...times(3), phrase: 'allahu-akbar' }, '2026-11-27');
  expect(reset(other)).toEqual({
    phrase: 'allahu-akbar',
    own: [],
    counts: { subhanallah: 3, 'allahu-akbar': 0 },
    day: { date: '2026-11-27', count: 4 },
  });
});

test('an added phrase is chosen, and the first one after its removal', () => {
  const added = withPhrase(emptyCounter, { text: 'لا إله إلا الله', target: 100 });
  expect(phraseOf(added)).toEqual({ id: 'own-1', text: 'لا إله إلا الله', target: 100 });
  expect(withPhrase(added, { text: 'second', target: 3 }).phrase).toBe('own-2');
  const removed = withoutPhrase(counted(added, '2026-11-27'), 'own-1');
  expect([removed.own, removed.counts, phraseOf(removed).id]).toEqual([[], {}, 'subhanallah']);
});

test('what is kept is read, and nothing else', () => {
  expect(readCounter(times(2))).toEqual(times(2));
  expect([null, 3, {}, { phrase: 'a', own: {} }].map(readCounter)).toEqual([null, null, null, null]);
});
