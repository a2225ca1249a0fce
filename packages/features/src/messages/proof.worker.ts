/** Tries counters in a thread of its own, so that the page stays responsive. */
import { deriveKey } from '@apiyard/api/client/solve-proof';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
