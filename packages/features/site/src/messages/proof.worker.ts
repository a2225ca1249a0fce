/** Tries counters in a worker, so that the page stays responsive. */
import { handler } from 'altcha-lib/workers/shared';
import { deriveKey } from '@apiyard/kit/browser/derive-key.ts';

handler({ deriveKey });
