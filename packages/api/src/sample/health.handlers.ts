import { checkDatabase, getHealth } from '../contract/health.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import { sampleHealth } from './seed/health.ts';
import type { SampleStore } from './store.ts';

export function healthHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  let { integrity } = sampleHealth;
  return [
    handle(getHealth, () => ({ ...sampleHealth, integrity })),
    handle(checkDatabase, () => {
      integrity = {
        isRunning: false,
        last: { at: sampleNow, ms: 388, reason: 'admin', method: 'integrity_check', problems: [], isComplete: true },
      };
      return integrity;
    }),
  ];
}
