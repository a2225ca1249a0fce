/** One call of an API, and what came of it. */
import { ApiError, createClient } from '@apiyard/client/client';
import type { Input } from './arbitrary.ts';

export interface Outcome {
  readonly status: number;
  /** Of a problem. */
  readonly code: string | null;
  readonly ms: number;
  /** Of a JSON response. */
  readonly data: unknown;
}

/** Calls once: without idempotency keys, whose responses the server would store. */
export function caller(origin: string, key: string): (path: string, input: Input) => Promise<Outcome> {
  const api = createClient({
    origin,
    key,
    retries: 0,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      headers.delete('Idempotency-Key');
      return fetch(url, { ...init, headers });
    },
  });
  return async (path, input) => {
    const start = performance.now();
    try {
      const { data } = await api.call(path, input);
      return { status: 200, code: null, ms: performance.now() - start, data };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, code: error.code, ms: performance.now() - start, data: null };
    }
  };
}
