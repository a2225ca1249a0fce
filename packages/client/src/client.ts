/** Calls the APIs of a site. Published as it is, without types: it imports nothing. */
import type { ApiTypes, CallOptions, Client, ClientOptions, InputProblem, Meta, Result } from './types.ts';

/** As sent by the site, with everything optional: a proxy may have responded instead. */
interface SentProblem {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly InputProblem[];
  readonly requestId?: string;
  readonly retryAfterS?: number;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly InputProblem[];
  readonly requestId: string;
  readonly retryAfterS?: number;

  constructor(status: number, { code, detail, errors, requestId, retryAfterS }: SentProblem) {
    super(detail ?? `The server responded with status ${status} and no description.`);
    this.status = status;
    this.code = code ?? 'NotReadable';
    this.errors = errors ?? [];
    this.requestId = requestId ?? '';
    if (retryAfterS !== undefined) this.retryAfterS = retryAfterS;
  }
}

const retriedStatuses = new Set([429, 502, 503, 504]);
const firstPauseMs = 500;
/** A spent daily quota resets in hours: that error is thrown at once. */
const pauseMsMax = 60_000;

export function createClient({
  key,
  origin = '',
  language,
  retries = 2,
  timeoutMs = 60_000,
  fetch: send = globalThis.fetch,
}: ClientOptions = {}): Client<ApiTypes> {
  async function attempt(path: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Result<unknown>> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await send(`${origin}/api/v1/${path}`, {
      ...init,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return response.ok ? await read(response) : await fail(response);
  }

  async function call(
    path: string,
    input: object = {},
    // Without an API key there is nobody that an idempotency key could belong to.
    { signal, idempotencyKey = key === undefined ? undefined : crypto.randomUUID() }: CallOptions = {},
  ): Promise<Result<unknown>> {
    const init = {
      method: 'POST',
      headers: {
        Accept: 'application/json, */*',
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...(key === undefined ? {} : { 'X-Api-Key': key }),
        ...(language === undefined ? {} : { 'Accept-Language': language }),
        ...(hasFile(input) ? {} : { 'Content-Type': 'application/json' }),
      },
      body: hasFile(input) ? formOf(input) : JSON.stringify(input),
    };
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt(path, init, signal);
      } catch (error) {
        const waitMs = pauseAfter(error, failures);
        if (failures >= retries || waitMs === null || waitMs > pauseMsMax) throw error;
        await pause(waitMs, signal);
      }
    }
  }

  return { call: call as Client<ApiTypes>['call'] };
}

/** Milliseconds until the call may be sent again; null if that would change nothing. */
function pauseAfter(error: unknown, failures: number): number | null {
  const backoffMs = firstPauseMs * 2 ** failures * (0.75 + Math.random() / 2);
  // The connection broke, or none came up.
  if (error instanceof TypeError) return backoffMs;
  if (!(error instanceof ApiError)) return null;
  // The connection of the last attempt broke while the call went on.
  if (error.code === 'IdempotencyInProgress') return backoffMs;
  if (!retriedStatuses.has(error.status)) return null;
  return error.retryAfterS === undefined ? backoffMs : error.retryAfterS * 1000;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

const isFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((item) => item instanceof Blob));

const hasFile = (input: object): boolean => Object.values(input).some(isFile);

function formOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    for (const item of isFile(value) && Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined) form.append(name, typeof item === 'string' ? item : JSON.stringify(item));
    }
  }
  return form;
}

async function read(response: Response): Promise<Result<unknown>> {
  const meta = response.headers.get('x-meta');
  if (meta === null) {
    const { data, meta: included } = (await response.json()) as Result<unknown>;
    return { data, meta: included };
  }
  const name = fileNameIn(response.headers.get('content-disposition') ?? '');
  const type = response.headers.get('content-type') ?? '';
  return { data: new File([await response.blob()], name, { type }), meta: JSON.parse(meta) as Meta };
}

/** RFC 6266: `filename=a.png`, in quotes if it has spaces, or encoded after `filename*=UTF-8''`. */
function fileNameIn(disposition: string): string {
  const encoded = /filename\*=utf-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, quoted, bare] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? bare ?? 'file';
}

async function fail(response: Response): Promise<never> {
  const sent = await response.json().catch(() => ({}));
  const retryAfterS = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  throw new ApiError(response.status, {
    ...(Number.isNaN(retryAfterS) ? {} : { retryAfterS }),
    ...(typeof sent === 'object' ? (sent as SentProblem) : {}),
  });
}
