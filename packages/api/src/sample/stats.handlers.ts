import { getStats } from '../contract/stats.ts';
import { handlerMaker } from './handler.ts';
import type { SampleStore } from './store.ts';

export function statsHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  return [
    handle(getStats, () => ({
      success: true as const,
      apis: store.apis('en').length,
      people: store.people.length,
      calls: 0,
      version: 'sample',
    })),
  ];
}
