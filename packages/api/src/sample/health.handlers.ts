import { getHealth } from '../contract/health.ts';
import { handlerMaker } from './handler.ts';
import { sampleHealth } from './seed/health.ts';
import type { SampleStore } from './store.ts';

export function healthHandlers(store: SampleStore) {
  return [handlerMaker(store)(getHealth, () => sampleHealth)];
}
