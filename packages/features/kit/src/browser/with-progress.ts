import type { SendOptions } from '@apiyard/api/client';
import { countingFetch } from '@apiyard/api/client/counting-fetch';

/** Reports upload progress: `onPart` gets 0 to 1. */
export const withProgress = (onPart: (part: number) => void): Pick<SendOptions, 'fetch'> => ({
  fetch: countingFetch(onPart),
});
