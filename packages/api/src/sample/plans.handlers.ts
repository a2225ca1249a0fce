import { listPlans } from '../contract/plans/plans.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

export function plansHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [handle(listPlans, () => ({ items: [...store.plans], next: null }))];
}
