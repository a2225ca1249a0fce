import { listPlans } from '../contract/plans.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

export function plansHandlers(store: SampleStore) {
  return [handlerMaker(store)(listPlans, () => ({ items: [...store.plans], next: null }))];
}
