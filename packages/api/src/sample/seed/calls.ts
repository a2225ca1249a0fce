/** The calls of an account that is used on most days: fewer at weekends, one in a while refused. Always the same. */
import type { LoggedCall } from '../../contract/usage.ts';
import { statusOf } from '../../contract/problem.ts';
import { sampleNow } from '../sample-now.ts';

const dayMs = 86_400_000;
const days = 30;
/** Seeded calls belong to the main key, with any ID. */
const seedKeyId = 'seed-main';

/** How often each API is called in a hundred, and how long it takes, in milliseconds. */
const habits = [
  { api: 'convert/data', share: 46, ms: 3.1 },
  { api: 'random/uuid', share: 31, ms: 0.4 },
  { api: 'random/qr', share: 17, ms: 8.6 },
  { api: 'puzzle/sudoku', share: 6, ms: 21.4 },
] as const;

const refusals = ['InvalidInput', 'RateLimited', 'InvalidInput', 'NotFound'] as const;

/** Numbers from 0 to 1 that only look like chance (Numerical Recipes' linear congruential generator). */
function chance(): () => number {
  let state = 20_261_120;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Latest first. */
export function sampleCalls(): LoggedCall[] {
  const next = chance();
  const today = Date.parse(`${sampleNow.slice(0, 10)}T00:00:00.000Z`);
  const calls: LoggedCall[] = [];
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const midnight = today - ago * dayMs;
    const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay());
    const untilMs = ago === 0 ? Date.parse(sampleNow) - midnight : dayMs;
    const count = Math.round((isWeekend ? 2 : 9) * (0.5 + next()) * (1 + (days - ago) / days) * (untilMs / dayMs));
    const times = Array.from({ length: count }, () => midnight + Math.floor(next() * untilMs)).toSorted(
      (a, b) => a - b,
    );
    for (const at of times) calls.push(callAt(at, calls.length + 1, next));
  }
  return calls.toReversed();
}

function callAt(at: number, number: number, next: () => number): LoggedCall {
  let left = next() * 100;
  const { api, ms } = habits.find(({ share }) => (left -= share) < 0) ?? habits[0];
  const code = next() < 0.04 ? (refusals[number % refusals.length] ?? null) : null;
  return {
    requestId: `seed-${number}`,
    api,
    keyId: seedKeyId,
    keyName: 'Main',
    method: api === 'random/uuid' ? 'GET' : 'POST',
    status: code === null ? 200 : statusOf(code),
    code,
    ms: Math.round(ms * (0.7 + next()) * 100) / 100,
    cost: code === null ? 1 : 0,
    at: new Date(at).toISOString(),
    hasInput: false,
  };
}
