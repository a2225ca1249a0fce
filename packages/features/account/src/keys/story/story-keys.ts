import type { ApiKey } from '@apiyard/api/contract/accounts/keys';

const key = (id: string, name: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id,
  name,
  masked: `ay_${id.padEnd(3, 'x')}…9x2b`,
  main: false,
  areas: null,
  scopes: [],
  addresses: [],
  origins: [],
  inQuery: false,
  version: 1,
  createdAt: '2026-09-01T08:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  graceUntil: null,
  ended: null,
  ...more,
});

/** The current time in stories. */
export const storyNowMs = Date.parse('2026-11-20T10:00:00.000Z');

export const mainKey = key('k1', 'Main', { main: true, lastUsedAt: '2026-11-20T09:58:00.000Z' });
export const buildKey = key('k2', 'Build server', {
  areas: ['convert', 'random'],
  addresses: ['203.0.113.0/24', '2001:db8::/32'],
  expiresAt: '2026-11-27T10:00:00.000Z',
  lastUsedAt: '2026-11-20T07:00:00.000Z',
  version: 3,
});
export const shopKey = key('k3', 'Shop window', {
  origins: ['https://shop.example'],
  expiresAt: '2027-11-20T10:00:00.000Z',
});
const feedKey = key('k4', 'Feed reader', {
  areas: ['random'],
  scopes: ['account:read'],
  inQuery: true,
  addresses: ['198.51.100.7'],
  lastUsedAt: '2026-11-18T10:00:00.000Z',
});
export const oldKey = key('k5', 'Build server', {
  graceUntil: '2026-11-21T09:00:00.000Z',
  lastUsedAt: '2026-11-20T06:00:00.000Z',
});

export const storyKeys: readonly ApiKey[] = [mainKey, buildKey, shopKey, feedKey, oldKey];

export const manyKeys: readonly ApiKey[] = [
  mainKey,
  ...Array.from({ length: 11 }, (_, index) => key(`m${index}`, `Program ${index + 1}`)),
];

export const endedKeys: readonly ApiKey[] = [
  key('e1', 'Laptop', { ended: { at: '2026-11-19T10:00:00.000Z', how: 'revoked' } }),
  key('e2', 'Trial', {
    expiresAt: '2026-11-10T10:00:00.000Z',
    ended: { at: '2026-11-10T10:00:00.000Z', how: 'expired' },
  }),
  key('e3', 'Main', {
    graceUntil: '2026-10-20T10:00:00.000Z',
    ended: { at: '2026-10-20T10:00:00.000Z', how: 'replaced' },
  }),
];

export const wholeKey = 'ay_7Kq2mZr9TfX4bLw8VnYc3HsJ6gPdQe1RuA5tE0';
