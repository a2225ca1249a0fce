import { listUpdates } from '@apiyard/api/contract/content/updates';
import { getUsage, listCalls } from '@apiyard/api/contract/hub/usage';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyUsage } from './activity.ts';

/** For flows that pass the dashboard of a new account. The menu shows updates too. */
export const emptyDashboard = [
  fixture(listUpdates, { items: [], next: null }),
  fixture(getUsage, {
    days: storyUsage.map(({ day }) => ({ day, calls: 0, cost: 0, failed: 0 })),
    apis: [],
    keys: [],
  }),
  fixture(listCalls, { items: [], next: null }),
];
