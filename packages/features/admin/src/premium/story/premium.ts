import type { AdminPlanRequest, PremiumEvent, PremiumPerson, Voucher } from '@apiyard/api/contract/plans/premium';
import type { AdminPlan } from '@apiyard/api/contract/plans/plans';
import { fn } from 'storybook/test';
import { soldPlans } from '@apiyard/kit/story/plans.ts';
import type { Pages } from '@apiyard/kit/data/use-pages.ts';

const premium = { id: 'premium', name: '' };
const studio = { id: 'studio', name: 'Studio' };

export const ann: PremiumPerson = {
  id: 'p1',
  username: 'ann',
  name: 'Ann Okafor',
  email: 'ann@example.org',
  plan: premium,
  until: '2026-11-28T12:00:00.000Z',
  state: 'ending',
  note: 'Invoice 2026-117',
  version: 2,
  canRestore: false,
};
export const bilal: PremiumPerson = {
  ...ann,
  id: 'p2',
  username: 'bilal',
  name: 'bilal',
  email: 'bilal@example.org',
  plan: studio,
  until: '2027-03-01T12:00:00.000Z',
  state: 'active',
  note: '',
  version: 1,
};
const chen: PremiumPerson = {
  ...ann,
  id: 'p3',
  username: 'chen',
  name: 'Chen Wei',
  email: null,
  until: null,
  state: 'active',
  note: 'Works on the site',
  version: 1,
};
export const dora: PremiumPerson = {
  ...ann,
  id: 'p4',
  username: 'dora',
  name: 'Dora Lind',
  until: '2026-11-19T12:00:00.000Z',
  state: 'ended',
  note: 'Misuse',
  version: 3,
  canRestore: true,
};
export const storyPeople: readonly PremiumPerson[] = [ann, bilal, chen];

export const storyHistory: readonly PremiumEvent[] = [
  {
    id: 'e2',
    kind: 'extended',
    plan: premium,
    until: '2026-11-28T12:00:00.000Z',
    at: '2026-10-28T12:00:00.000Z',
    by: 'admin',
    note: 'Invoice 2026-117',
  },
  {
    id: 'e1',
    kind: 'redeemed',
    plan: premium,
    until: '2026-10-28T12:00:00.000Z',
    at: '2026-09-28T12:00:00.000Z',
    by: null,
    note: 'Spring fair',
  },
];

export const storyRequest: AdminPlanRequest = {
  id: 'r1',
  plan: premium,
  message: 'For a course with 30 students.\nIt starts in January.',
  state: 'open',
  answer: '',
  createdAt: '2026-11-19T14:00:00.000Z',
  answeredAt: null,
  answeredBy: null,
  person: { id: 'p9', username: 'noor', name: 'Noor Haddad', email: 'noor@example.org' },
  current: { plan: { id: 'free', name: '' }, until: null },
};
export const answeredRequest: AdminPlanRequest = {
  ...storyRequest,
  id: 'r2',
  state: 'granted',
  answer: 'Enjoy.',
  answeredAt: '2026-11-20T08:00:00.000Z',
  answeredBy: 'admin',
  current: { plan: premium, until: '2027-01-20T08:00:00.000Z' },
};

export const fair: Voucher = {
  id: 'v1',
  masked: 'K7QM-••••-••••',
  plan: premium,
  days: 30,
  usesMax: 50,
  uses: 12,
  expiresAt: '2026-12-31T12:00:00.000Z',
  note: 'Spring fair',
  state: 'usable',
  createdAt: '2026-11-01T12:00:00.000Z',
  createdBy: 'admin',
};
export const storyVouchers: readonly Voucher[] = [
  fair,
  {
    ...fair,
    id: 'v2',
    masked: '3F0Z-••••-••••',
    plan: studio,
    days: 365,
    usesMax: 1,
    uses: 1,
    expiresAt: null,
    note: '',
    state: 'spent',
  },
  { ...fair, id: 'v3', masked: 'B8N2-••••-••••', uses: 3, note: 'Posted by mistake', state: 'withdrawn' },
];

export const adminPlans: readonly AdminPlan[] = soldPlans.map((plan, at) => ({
  ...plan,
  version: 1,
  position: 0,
  people: [1240, 18, 7][at] ?? 0,
}));

export const pagesOf = <Item>(items: readonly Item[], more: Partial<Pages<Item>> = {}): Pages<Item> => ({
  items: { state: 'done', value: items },
  isAsking: false,
  more: 'none',
  onMore: fn(),
  onRetry: fn(),
  ...more,
});
