/** Where a signed-in person reads, on the server. Every call can fail: the browser goes on without it. */
import type { QuranReading } from '@apiyard/api/contract/accounts/quran-reading';
import { getQuranReading, saveQuranReading } from '@apiyard/api/contract/accounts/quran-reading';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { Services } from '@apiyard/kit/services.tsx';

export interface ReadingServer {
  readonly read: () => Promise<QuranReading>;
  readonly save: (changes: InputOf<typeof saveQuranReading>) => Promise<QuranReading>;
}

/** A slow network must not keep the page from opening at the last position. */
const timeoutMs = 4000;

export function createReadingServer(api: Pick<Services['api'], 'send'>): ReadingServer {
  const inTime = () => ({ signal: AbortSignal.timeout(timeoutMs) });
  return {
    read: () => api.send(getQuranReading, {}, inTime()),
    save: (changes) => api.send(saveQuranReading, changes, inTime()),
  };
}
