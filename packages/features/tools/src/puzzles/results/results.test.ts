import { describe, expect, test } from 'vitest';
import type { Result } from './results.ts';
import { bestScoreOf, dayOf, isDaily, statisticsOf, streakOn, withResult } from './results.ts';

const result = (change: Partial<Result>): Result => ({
  level: 'medium',
  seed: '2026-11-26',
  elapsedMs: 60_000,
  mistakes: 0,
  hints: 0,
  day: '2026-11-26',
  ...change,
});
const daily = (day: string) => result({ seed: day, day });

describe('streak', () => {
  test('counts days in a row until today, over the end of a month', () => {
    expect(streakOn('2026-12-01', [daily('2026-11-29'), daily('2026-11-30'), daily('2026-12-01')])).toBe(3);
  });

  test('stays until the end of the day on which the daily puzzle is not solved', () => {
    const results = [daily('2026-11-25'), daily('2026-11-26')];
    expect([streakOn('2026-11-27', results), streakOn('2026-11-28', results)]).toEqual([2, 0]);
  });

  test('does not count daily puzzles of other days', () => {
    expect(streakOn('2026-11-26', [result({ seed: '2026-11-20' })])).toBe(0);
  });
});

test('a seed that is a date makes a daily puzzle', () => {
  expect([isDaily(result({})), isDaily(result({ seed: '3f2a' }))]).toEqual([true, false]);
});

test('the day is that of the local clock', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('statistics have the figures of one level', () => {
  const results = [
    result({ elapsedMs: 100_000, mistakes: 2 }),
    result({ seed: 'a', elapsedMs: 50_000 }),
    result({ seed: 'b', level: 'hard', elapsedMs: 1000 }),
  ];
  expect(statisticsOf('medium', results)).toEqual({
    solved: 2,
    withoutMistakes: 1,
    bestMs: 50_000,
    averageMs: 75_000,
  });
  expect(statisticsOf('easy', results)).toEqual({ solved: 0, withoutMistakes: 0, bestMs: null, averageMs: null });
});

test('a puzzle that is solved again keeps its first result', () => {
  const first = result({ elapsedMs: 100_000 });
  expect(withResult([first], result({ elapsedMs: 5000 }))).toEqual([first]);
});

test('the first solved result counts, with the highest score of the puzzle', () => {
  const lost = result({ isUnsolved: true, score: 900, elapsedMs: 1000 });
  const solved = result({ score: 500, elapsedMs: 100_000 });
  expect(withResult([lost], solved)).toEqual([result({ score: 900, elapsedMs: 100_000 })]);
  expect(withResult([solved], lost)).toEqual([result({ score: 900, elapsedMs: 100_000 })]);
});

test('a game that is not solved counts for the best score only', () => {
  const results = [result({ isUnsolved: true, score: 900 }), result({ seed: 'a', level: 'hard', score: 2000 })];
  expect([bestScoreOf('medium', results), bestScoreOf('easy', results)]).toEqual([900, 0]);
  expect(statisticsOf('medium', results).solved).toBe(0);
  expect(streakOn('2026-11-26', results)).toBe(0);
});
