import { listPlans } from '../contract/plans.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

export function plansHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [
    handle(listPlans, () => ({
      items: store.plans
        .map(({ version: _version, position: _position, ...plan }) => plan)
        .toSorted((a, b) => a.callsPerDay - b.callsPerDay || (a.id < b.id ? -1 : 1)),
      next: null,
    })),
  ];
}
