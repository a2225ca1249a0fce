import { callApi, callApiByQuery } from '@apiyard/api/contract/hub/hub';
import type { Services } from '../services.tsx';
import type { Method } from '../snippets/api-request.ts';
import type { Outcome } from './response.ts';

/** One call of an API from a page. */
export interface ApiCall {
  readonly api: string;
  readonly method: Method;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Slow tools take their time; people can cancel. */
const callTimeoutMs = 120_000;

/** Sends a call and reads the response, including failures. Rejects when there is no response. */
export async function sendCall(
  client: Services['api'],
  { api, method, input }: ApiCall,
  signal: AbortSignal,
): Promise<Outcome> {
  const reading = import('./response.ts');
  reading.catch(() => {
    // Reported below, once there is a response.
  });
  const startedAt = Date.now();
  const response = await client.send(
    method === 'GET' ? callApiByQuery : callApi,
    { ...input, api },
    { signal, timeoutMs: callTimeoutMs },
  );
  const { readOutcome } = await reading;
  return readOutcome(response, startedAt, api.split('/').at(-1) ?? 'answer');
}
