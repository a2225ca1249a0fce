import type { Notification } from '@apiyard/api/contract/accounts/notifications';

const at = (minutesAgo: number) => new Date(Date.parse('2026-11-20T09:30:00.000Z') - minutesAgo * 60_000).toISOString();

/** One of each kind, latest first. */
export const notifications: readonly Notification[] = [
  { id: 'n1', at: at(4), isRead: false, kind: 'quota', percent: 100, limit: 1000 },
  { id: 'n2', at: at(95), isRead: false, kind: 'quota', percent: 80, limit: 1000 },
  { id: 'n3', at: at(180), isRead: false, kind: 'new sign-in', browser: 'Chrome 142', system: 'Android' },
  { id: 'update.u1', at: at(1500), isRead: false, kind: 'update', title: 'QR codes as SVG', updateKind: 'new' },
  {
    id: 'n4',
    at: at(2900),
    isRead: true,
    kind: 'key expiring',
    keyName: 'Laptop',
    expiresAt: '2026-11-25T08:00:00.000Z',
  },
  { id: 'n5', at: at(4400), isRead: true, kind: 'recovery codes', left: 1 },
  {
    id: 'n6',
    at: at(8000),
    isRead: true,
    kind: 'plan ending',
    plan: 'premium',
    planName: '',
    until: '2026-11-23T10:00:00.000Z',
  },
  {
    id: 'n7',
    at: at(20_000),
    isRead: true,
    kind: 'plan granted',
    plan: 'harbour',
    planName: 'Harbour Pro',
    until: null,
  },
  { id: 'n8', at: at(30_000), isRead: true, kind: 'plan declined', plan: 'premium', planName: '' },
  { id: 'n9', at: at(40_000), isRead: true, kind: 'plan ended', plan: 'premium', planName: '' },
  {
    id: 'n10',
    at: at(41_000),
    isRead: true,
    kind: 'source away',
    api: 'scrape/books/list',
    title: 'Books',
    scraperId: 's1',
  },
];
