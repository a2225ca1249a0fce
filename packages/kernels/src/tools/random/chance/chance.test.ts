import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import coin from './coin.ts';
import dates from './dates.ts';
import integers from './integers.ts';
import numbers from './numbers.ts';
import pick from './pick.ts';
import shuffle from './shuffle.ts';
import teams from './teams.ts';

const countsOf = <Value>(values: readonly Value[]) =>
  new Map([...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]));

describe('integers', () => {
  const input = { min: 1, max: 6, count: 10, unique: false, sort: 'none', seed: 'a' } as const;

  it('repeats itself for a seed, and returns a new one otherwise', () => {
    expect(integers(input)).toEqual({ numbers: [3, 4, 5, 4, 1, 2, 3, 1, 4, 6], seed: 'a' });
    expect(integers({ ...input, seed: undefined }).seed).toMatch(/^[a-z2-9]{12}$/);
  });

  it('gives each number equally often, both ends included', () => {
    const counts = countsOf(integers({ ...input, count: 10_000 }).numbers);
    expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...counts.values()].filter((count) => Math.abs(count - 1667) > 150)).toEqual([]);
  });

  it('gives different numbers, sorted', () => {
    expect(integers({ ...input, min: -2, max: 2, count: 5, unique: true, sort: 'ascending' }).numbers).toEqual([
      -2, -1, 0, 1, 2,
    ]);
    expect(integers({ ...input, count: 6, unique: true, sort: 'descending' }).numbers).toEqual([6, 5, 4, 3, 2, 1]);
    const many = integers({ ...input, min: 0, max: 1_000_000, count: 10_000, unique: true }).numbers;
    expect(new Set(many).size).toBe(10_000);
  });

  it('reaches the whole range of safe integers', () => {
    const [min, max] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
    const drawn = integers({ ...input, min, max, count: 1000 }).numbers;
    expect(drawn.filter((number) => !Number.isSafeInteger(number))).toEqual([]);
    expect([Math.min(...drawn) < min * 0.99, Math.max(...drawn) > max * 0.99]).toEqual([true, true]);
  });

  it.each([
    [{ ...input, min: 7 }, new InputFault('range_reversed', { pointer: '/max', values: { min: 7, max: 6 } })],
    [{ ...input, unique: true }, new InputFault('range_small', { pointer: '/count', values: { size: '6' } })],
  ])('rejects an impossible range: %#', (bad, fault) => {
    expect(() => integers(bad)).toThrow(fault);
  });
});

describe('numbers', () => {
  const input = {
    distribution: 'uniform',
    min: 0,
    max: 10,
    mean: 100,
    deviation: 15,
    digits: 2,
    count: 10_000,
    seed: 'a',
  } as const;

  it('draws uniformly within the range, rounded', () => {
    const result = numbers(input);
    expect(
      result.numbers.filter((number) => number < 0 || number > 10 || !/^\d+(?:\.\d{1,2})?$/.test(String(number))),
    ).toEqual([]);
    expect([result.mean, result.deviation]).toEqual([expect.closeTo(5, 1), expect.closeTo(2.887, 1)]);
  });

  it('draws normally with mean and deviation', () => {
    const result = numbers({ ...input, distribution: 'normal' });
    expect([result.mean, result.deviation]).toEqual([expect.closeTo(100, 0), expect.closeTo(15, 0)]);
    const within = result.numbers.filter((number) => Math.abs(number - 100) <= 15).length;
    expect(within / 10_000).toBeCloseTo(0.683, 1);
  });

  it('draws exponentially with mean', () => {
    const result = numbers({ ...input, distribution: 'exponential', mean: 3 });
    expect([result.mean, result.deviation]).toEqual([expect.closeTo(3, 0), expect.closeTo(3, 0)]);
    expect(Math.min(...result.numbers)).toBe(0);
  });

  it('has no deviation of one number, and no negative zero', () => {
    expect(numbers({ ...input, min: -0.001, max: -0.0001, count: 1 })).toEqual({
      numbers: [0],
      mean: 0,
      deviation: null,
      seed: 'a',
    });
  });

  it.each([
    [{ ...input, min: 11 }, new InputFault('range_reversed', { pointer: '/max', values: { min: 11, max: 10 } })],
    [
      { ...input, distribution: 'exponential' as const, mean: 0 },
      new InputFault('mean_not_positive', { pointer: '/mean' }),
    ],
  ])('rejects impossible parameters: %#', (bad, fault) => {
    expect(() => numbers(bad)).toThrow(fault);
  });
});

describe('pick', () => {
  const input = { text: 'a\nb\n\nc', weights: '', count: 2, repeat: false, seed: 'x' };

  it('draws without repeats, with the chance of each and a note for blank lines', () => {
    expect(pick(input)).toEqual({
      picked: [
        { entry: 'c', place: 3, chance: 0.333333 },
        { entry: 'a', place: 1, chance: 0.333333 },
      ],
      entries: 3,
      seed: 'x',
      notes: [{ code: 'blank_lines', pointer: '/text', values: { count: 1 } }],
    });
    const drawn = pick({ ...input, count: 3 }).picked.map(({ entry }) => entry);
    expect(drawn.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('draws by weight, with repeats', () => {
    const drawn = pick({ ...input, weights: '1, 0; 3', count: 10_000, repeat: true }).picked;
    const counts = countsOf(drawn.map(({ entry }) => entry));
    expect([counts.get('a'), counts.get('b'), counts.get('c')]).toEqual([
      expect.closeTo(2500, -3),
      undefined,
      expect.closeTo(7500, -3),
    ]);
    expect(drawn.find(({ entry }) => entry === 'c')?.chance).toBe(0.75);
  });

  it('draws equally with repeats', () => {
    const counts = countsOf(pick({ ...input, count: 9000, repeat: true }).picked.map(({ entry }) => entry));
    expect([...counts.values()].filter((count) => Math.abs(count - 3000) > 200)).toEqual([]);
  });

  it('draws by weight without repeats until all are drawn', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const drawn = pick({ ...input, weights: '1 1.0 5', count: 3, seed }).picked;
      expect(drawn.map(({ entry }) => entry).toSorted()).toEqual(['a', 'b', 'c']);
    }
  });

  it.each([
    [{ text: ' \n' }, new InputFault('list_empty', { pointer: '/text' })],
    [{ weights: '1 2' }, new InputFault('weights_count', { pointer: '/weights', values: { weights: 2, entries: 3 } })],
    [{ weights: '1 2 -3' }, new InputFault('weight_invalid', { pointer: '/weights', values: { weight: '-3' } })],
    [{ weights: '0 0 0' }, new InputFault('weights_zero', { pointer: '/weights' })],
    [{ weights: '1 1 0', count: 3 }, new InputFault('list_short', { pointer: '/count', values: { entries: 2 } })],
  ])('rejects %j', (bad, fault) => {
    expect(() => pick({ ...input, ...bad })).toThrow(fault);
    const thrown = (() => {
      try {
        return pick({ ...input, ...bad });
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toMatchObject({ values: fault.values });
  });
});

describe('shuffle', () => {
  it('keeps every line, repeats itself for a seed', () => {
    expect(shuffle({ text: '1\n2\n3\n\n4\n', seed: 'x' })).toEqual({
      text: '3\n1\n2\n4',
      entries: 4,
      seed: 'x',
      notes: [{ code: 'blank_lines', pointer: '/text', values: { count: 1 } }],
    });
  });

  it('rejects an empty list', () => {
    expect(() => shuffle({ text: '\n' })).toThrow(new InputFault('list_empty', { pointer: '/text' }));
  });
});

describe('teams', () => {
  const text = 'Ana\nBo\nCai\nDua\nEla\nFia\nGus';

  it('divides by number of teams, with sizes that differ by one', () => {
    const result = teams({ text, by: 'teams', number: 3, seed: 'x' });
    expect(result.teams.map(({ members }) => members.length)).toEqual([3, 2, 2]);
    expect(result.teams.flatMap(({ members }) => members).toSorted()).toEqual(text.split('\n'));
    expect(result.notes).toEqual([{ code: 'sizes_differ', pointer: '/teams' }]);
    expect(teams({ text, by: 'teams', number: 3, seed: 'x' })).toEqual(result);
  });

  it('divides by size', () => {
    const sizes = (names: string, number: number) =>
      teams({ text: names, by: 'size', number, seed: 'x' }).teams.map(({ members }) => members.length);
    expect([sizes(text, 2), sizes(text, 7), sizes(text, 20), sizes('a\nb\nc\nd', 2)]).toEqual([
      [2, 2, 2, 1],
      [7],
      [7],
      [2, 2],
    ]);
  });

  it.each([
    [{ text: '' }, new InputFault('list_empty', { pointer: '/text' })],
    [{ number: 8 }, new InputFault('teams_many', { pointer: '/number', values: { teams: 8, entries: 7 } })],
  ])('rejects %j', (bad, fault) => {
    expect(() => teams({ text, by: 'teams', number: 2, ...bad })).toThrow(fault);
  });

  it('notes blank lines', () => {
    expect(teams({ text: 'a\n\nb', by: 'teams', number: 2 }).notes).toEqual([
      { code: 'blank_lines', pointer: '/text', values: { count: 1 } },
    ]);
  });
});

describe('coin', () => {
  it('counts sides and the longest run', () => {
    expect(coin({ count: 6, headsChance: 0.5, seed: 'a' })).toEqual({
      flips: ['tails', 'tails', 'heads', 'tails', 'heads', 'heads'],
      heads: 3,
      tails: 3,
      longestRun: 2,
      seed: 'a',
    });
  });

  it('is fair, or as unfair as asked', () => {
    expect(coin({ count: 10_000, headsChance: 0.5, seed: 'a' }).heads / 10_000).toBeCloseTo(0.5, 1);
    expect(coin({ count: 10_000, headsChance: 0.9, seed: 'a' }).heads / 10_000).toBeCloseTo(0.9, 1);
    expect([0, 1].map((headsChance) => coin({ count: 100, headsChance }).heads)).toEqual([0, 100]);
  });
});

describe('dates', () => {
  const input = {
    from: '2026-01-01',
    to: '2026-12-31',
    count: 1000,
    days: 'all',
    withTime: false,
    timeZone: 'UTC',
    unique: false,
    sort: false,
    seed: 'a',
  } as const;
  const weekday = (date: string) => new Date(date).getUTCDay();

  it('draws days of the range, both ends included', () => {
    const drawn = dates({ ...input, to: '2026-01-03' });
    expect([...new Set(drawn.dates)].toSorted()).toEqual(['2026-01-01', '2026-01-02', '2026-01-03']);
    expect(drawn.possibleDays).toBe(3);
  });

  it.each([
    ['mon_fri', [1, 2, 3, 4, 5], 261],
    ['sun_thu', [0, 1, 2, 3, 4], 261],
    ['mon_sat', [1, 2, 3, 4, 5, 6], 313],
  ] as const)('draws only the days %s', (days, expected, possible) => {
    const drawn = dates({ ...input, days });
    expect([...new Set(drawn.dates.map(weekday))].toSorted()).toEqual(expected);
    expect(drawn.possibleDays).toBe(possible);
  });

  it('draws each working day once, sorted', () => {
    const drawn = dates({
      ...input,
      from: '2026-11-20',
      to: '2026-11-27',
      count: 6,
      days: 'mon_fri',
      unique: true,
      sort: true,
    });
    expect(drawn.dates).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
  });

  it('gives moments of the day in the time zone, of which one has 23 hours', () => {
    const day = { ...input, from: '2026-03-29', to: '2026-03-29', withTime: true, timeZone: 'Europe/Paris' };
    const hours = new Set(dates(day).dates.map((text) => text.slice(11, 13) + text.slice(19)));
    expect([hours.size, hours.has('01+01:00'), hours.has('03+02:00'), hours.has('02+01:00')]).toEqual([
      23,
      true,
      true,
      false,
    ]);
    expect(dates({ ...day, count: 3, sort: true }).dates).toEqual([
      expect.stringMatching(/^2026-03-29T\d\d:\d\d:\d\d\+0[12]:00$/),
      expect.stringMatching(/^2026-03-29T/),
      expect.stringMatching(/^2026-03-29T/),
    ]);
  });

  it('has the first and the last year', () => {
    expect(dates({ ...input, from: '0001-01-01', to: '0001-01-01', count: 1 }).dates).toEqual(['0001-01-01']);
    expect(dates({ ...input, from: '9999-12-31', to: '9999-12-31', count: 1 }).dates).toEqual(['9999-12-31']);
  });

  it.each([
    [{ to: '2025-12-31' }, { code: 'range_reversed', pointer: '/to' }],
    [
      { withTime: true, timeZone: 'Mars/Base' },
      { code: 'zone_unknown', pointer: '/timeZone' },
    ],
    [
      { from: '2026-11-28', to: '2026-11-29', days: 'mon_fri' as const },
      { code: 'no_days', pointer: '/days' },
    ],
    [{ unique: true }, { code: 'days_few', pointer: '/count', values: { days: 365 } }],
  ])('rejects %j', (bad, fault) => {
    expect(() => dates({ ...input, ...bad })).toThrow(expect.objectContaining(fault));
  });
});
