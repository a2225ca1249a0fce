import type { SendOptions } from '@apiyard/api/client';
import { countingFetch } from '@apiyard/api/client/counting-fetch';

/** Has a call tell how much of its body has left: `onPart` gets 0 to 1. */
export const withProgress = (onPart: (part: number) => void): Pick<SendOptions, 'fetch'> => ({
  fetch: countingFetch(onPart),
});
