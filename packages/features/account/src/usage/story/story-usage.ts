import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import type { ShownCalls, Usage } from '../UsageScreen/UsageScreen.tsx';

/** The current time in stories. */
export const storyNowMs = Date.parse('2026-11-20T10:00:00.000Z');

export const storyUsage: Usage = {
  days: Array.from({ length: 30 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 9, 22 + index));
    const calls = date.getUTCDay() % 6 === 0 ? 12 : 40 + ((index * 37) % 83);
    return { day: date.toISOString().slice(0, 10), calls, cost: calls + 4, failed: index % 5 };
  }),
  apis: [
    { api: 'convert/data', calls: 920, cost: 920 },
    { api: 'random/uuid', calls: 640, cost: 640 },
    { api: 'puzzle/sudoku', calls: 230, cost: 350 },
  ],
  keys: [
    {
      id: 'k2',
      name: 'Build server',
      masked: 'ay_k2x…9x2b',
      main: false,
      ended: false,
      calls: 1200,
      cost: 1210,
      failed: 41,
    },
    { id: 'k1', name: 'Main', masked: 'ay_k1x…9x2b', main: true, ended: false, calls: 500, cost: 600, failed: 17 },
    { id: 'e1', name: 'Laptop', masked: 'ay_e1x…9x2b', main: false, ended: true, calls: 90, cost: 100, failed: 0 },
  ],
};

export const storyCall = (requestId: string, more: Partial<LoggedCall>): LoggedCall => ({
  requestId,
  api: 'random/uuid',
  keyId: 'k2',
  keyName: 'Build server',
  method: 'GET',
  status: 200,
  code: null,
  ms: 1.8,
  cost: 1,
  at: '2026-11-20T09:58:00.000Z',
  hasInput: false,
  ...more,
});

export const storyCalls: readonly LoggedCall[] = [
  storyCall('01a1f862-f58b-76da-bc4e-3f922f9078f5', { api: 'convert/data', method: 'POST', ms: 12.4, hasInput: true }),
  storyCall('01a1f862-f58b-76da-bc4e-3f922f9078f4', {
    status: 429,
    code: 'RateLimited',
    cost: 0,
    at: '2026-11-20T09:40:00.000Z',
  }),
  storyCall('01a1f862-f58b-76da-bc4e-3f922f9078f3', {
    api: 'puzzle/sudoku',
    status: 500,
    code: 'Internal',
    cost: 0,
    ms: 1840,
    keyId: 'k1',
    keyName: 'Main',
    at: '2026-11-20T08:00:00.000Z',
  }),
  storyCall('01a1f862-f58b-76da-bc4e-3f922f9078f2', {
    api: 'no such/thing',
    status: 404,
    code: 'NotFound',
    cost: 0,
    at: '2026-11-19T10:00:00.000Z',
  }),
  storyCall('01a1f862-f58b-76da-bc4e-3f922f9078f1', { keyId: 'gone', keyName: null, at: '2026-11-18T10:00:00.000Z' }),
];

/** More than two pages. */
export const manyCalls: readonly LoggedCall[] = Array.from({ length: 60 }, (_, index) =>
  storyCall(`many-${index}`, { api: storyUsage.apis[index % storyUsage.apis.length]?.api ?? '' }),
);

export const shownCalls = (items: readonly LoggedCall[] | null, more: Partial<ShownCalls> = {}): ShownCalls => ({
  items: items === null ? { state: 'loading' } : { state: 'done', value: items },
  more: 'none',
  isLoadingNewer: false,
  newCount: null,
  hasNewerFailed: false,
  ...more,
});

export const nothingUsed: Usage = {
  days: storyUsage.days.map(({ day }) => ({ day, calls: 0, cost: 0, failed: 0 })),
  apis: [],
  keys: [],
};
