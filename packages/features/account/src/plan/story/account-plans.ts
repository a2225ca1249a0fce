import type { AccountPlan, PlanRequest } from '@apiyard/api/contract/plans/account-plan';
import type { Plan } from '@apiyard/api/contract/plans/plans';
import { storyPlans } from '@apiyard/kit/story/plans.ts';

const [free, premium] = storyPlans as readonly [Plan, Plan];

export const freeAccount: AccountPlan = {
  plan: free,
  until: null,
  quota: { limit: 500, used: 132, remaining: 368, resetAt: '2026-11-21T00:00:00.000Z' },
  history: [],
  request: null,
};

export const openRequest: PlanRequest = {
  id: 'r1',
  plan: { id: 'premium', name: '' },
  message: 'For a course with 30 students.\nIt starts in January.',
  state: 'open',
  answer: '',
  createdAt: '2026-11-19T14:00:00.000Z',
  answeredAt: null,
};

export const declinedRequest: PlanRequest = {
  ...openRequest,
  state: 'declined',
  answer: 'Not this month: the budget is spent.\nAsk again in January.',
  answeredAt: '2026-11-20T08:00:00.000Z',
};

/** Premium until the end of the year, with a history. */
export const premiumAccount: AccountPlan = {
  plan: premium,
  until: '2026-12-31T12:00:00.000Z',
  quota: { limit: 20_000, used: 4180, remaining: 15_820, resetAt: '2026-11-21T00:00:00.000Z' },
  history: [
    {
      id: 'e5',
      kind: 'extended',
      plan: { id: 'premium', name: '' },
      until: '2026-12-31T12:00:00.000Z',
      at: '2026-11-18T09:00:00.000Z',
    },
    {
      id: 'e4',
      kind: 'redeemed',
      plan: { id: 'premium', name: '' },
      until: '2026-12-01T12:00:00.000Z',
      at: '2026-11-01T12:00:00.000Z',
    },
    {
      id: 'e3',
      kind: 'ended',
      plan: { id: 'premium', name: '' },
      until: '2026-09-30T12:00:00.000Z',
      at: '2026-09-30T12:00:00.000Z',
    },
    {
      id: 'e2',
      kind: 'granted',
      plan: { id: 'premium', name: '' },
      until: '2026-09-30T12:00:00.000Z',
      at: '2026-06-30T12:00:00.000Z',
    },
  ],
  request: null,
};
