/** Tries counters in a thread of its own, so that the page stays responsive. */
import { handler } from 'altcha-lib/workers/shared';
import { deriveKey } from '../_kit/derive-key.ts';

handler({ deriveKey });
