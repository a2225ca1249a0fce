/** Contract entries as typed calls over `fetch`. */
import type { Endpoint, ErrorsOf, InputOf, OutputOf } from '../contract/endpoint.ts';
import { fillPath, pathNames, raw } from '../contract/endpoint.ts';

/** The rejection of a failed request without a body (text of the specification). */
const wrongServices = 'Wrong Services';

export interface ClientOptions {
  /** Origin of the API host without a trailing slash; empty is the page's own. */
  readonly base?: string;
  /** @default globalThis.fetch, looked up at each call so that a test can replace it */
  readonly fetch?: typeof fetch;
  /** Loads the sample layer, at the first call that it answers. It returns undefined for what it leaves to the server. @default no sample layer */
  readonly sample?: () => Promise<(request: Request) => Promise<Response | undefined>>;
  /** Timeout of a request. @default 30000 */
  readonly timeoutMs?: number;
  /** BCP 47 tag of the page's language, for the sentences of failures. @default that of the browser */
  readonly language?: () => string;
  /** Called when a call that requires a signed-in person gets 401. */
  readonly onSignedOut?: () => void;
  /** Called when an admin call returns 403: the role may have been removed in the meantime. */
  readonly onForbidden?: () => void;
  /** Called when a request got no response, or a 5xx. */
  readonly onFailed?: () => void;
  /** Called instead when the operator has closed the site for work. */
  readonly onMaintenance?: () => void;
}

export interface SendOptions {
  /** Aborts the request; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** @default the client's */
  readonly timeoutMs?: number;
  /** The bytes of an entry that takes a `binary` body. */
  readonly body?: Blob;
  /** Used instead of the global `fetch`, for example one with progress. Ignored by a client with its own. */
  readonly fetch?: typeof fetch;
  /** Passed to `JSON.parse` when the response is read. */
  readonly reviver?: (name: string, value: unknown, context?: { source?: string }) => unknown;
}

export interface Client {
  /**
   * Calls an entry. Resolves with its output (`Response`, with any status, where the output is `raw`).
   * Rejects with the response body, with 'Wrong Services' when there is none, or with the signal's reason when aborted.
   */
  send<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: SendOptions): Promise<OutputOf<E>>;
}

/** Reads a rejection of `send` as a failure of that entry; undefined when it is none (no body, or an unknown format). */
export function failureOf<E extends Endpoint>(
  _endpoint: E,
  rejection: unknown,
):
  | {
      [Code in keyof ErrorsOf<E>]: { code: Code; detail: string; requestId?: string } & ErrorsOf<E>[Code];
    }[keyof ErrorsOf<E>]
  | undefined {
  if (typeof rejection !== 'object' || rejection === null) return undefined;
  const { code, detail, message } = rejection as Record<string, unknown>;
  if (typeof code !== 'string') return undefined;
  return { ...rejection, code, detail: typeof detail === 'string' ? detail : String(message ?? '') } as never;
}

export function createClient({
  base = '',
  fetch: given,
  sample,
  timeoutMs = 30_000,
  language,
  onSignedOut,
  onForbidden,
  onFailed,
  onMaintenance,
}: ClientOptions = {}): Client {
  /** Calls that renew the session: those under way, and how many have ended. */
  let renewing = 0;
  let renewed = 0;
  return {
    async send(endpoint, input, options = {}) {
      const before = renewed;
      const renews = endpoint.renewsSession === true;
      if (renews) renewing += 1;
      const { url, init } = requestOf(endpoint, input as Record<string, unknown>, base, options.body);
      const deadline = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
      const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
      const network = given ?? options.fetch ?? fetch;
      const ask = endpoint.isSample === true && sample !== undefined ? sampleFetch(sample, network) : network;
      const settled = await responseOf(
        ask(url, {
          ...init,
          ...(language && { headers: { ...init.headers, 'accept-language': language() } }),
          credentials: 'include',
          signal,
        }),
        endpoint.output === raw,
        options.reviver,
      )
        .catch((error: unknown) => {
          if (options.signal?.aborted) throw options.signal.reason ?? error;
          onFailed?.();
          throw wrongServices;
        })
        .finally(() => {
          if (!renews) return;
          renewing -= 1;
          renewed += 1;
        });
      const { response, body } = settled;
      if (response.status === 503 && (await isPlanned(response, body))) onMaintenance?.();
      else if (response.status >= 500) onFailed?.();
      // A failure with the previous session is not about the current one.
      const isOutdated = !renews && (renewing > 0 || renewed !== before);
      if (response.status === 401 && (endpoint.auth === 'person' || endpoint.auth === 'admin') && !isOutdated)
        onSignedOut?.();
      if (response.status === 403 && endpoint.auth === 'admin') onForbidden?.();
      if (endpoint.output === raw) return response as never;
      if (!response.ok || body === undefined) throw body ?? wrongServices;
      return body as never;
    },
  };
}

/** `fetch` with the sample layer before the network. */
function sampleFetch(load: NonNullable<ClientOptions['sample']>, network: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await load();
    return (await answer(new Request(input, init))) ?? network(input, init);
  };
}

/** A server error has the same code; only the operator's own maintenance is `planned`. */
async function isPlanned(response: Response, body: unknown): Promise<boolean> {
  // A raw response must stay unread.
  const details =
    body ??
    (response.bodyUsed
      ? null
      : await response
          .clone()
          .json()
          .catch(() => null));
  return typeof details === 'object' && details !== null && 'planned' in details;
}

/** The body has the same deadline as the headers: a stalled body is a failure too. */
async function responseOf(
  pending: Promise<Response>,
  keepWhole: boolean,
  reviver: SendOptions['reviver'],
): Promise<{ response: Response; body?: unknown }> {
  const response = await pending;
  if (keepWhole) return { response };
  const text = await response.text();
  if (text === '') return { response };
  try {
    return { response, body: JSON.parse(text, reviver) as unknown };
  } catch {
    return { response, body: response.ok ? undefined : text };
  }
}

const blobsIn = (value: unknown): Blob[] => [value].flat().filter((one): one is Blob => one instanceof Blob);

/** Splits an input over path, query and body. Files make the body multipart, with their names; several have the same one. */
export function requestOf(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  base = '',
  body?: Blob,
): { url: string; init: RequestInit } {
  const inPath = new Set(pathNames(endpoint.path));
  const rest = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  const url = base + fillPath(endpoint.path, input);
  if (endpoint.method === 'GET') {
    const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name, String(value)]));
    return { url: query.size > 0 ? `${url}?${query}` : url, init: { method: 'GET' } };
  }
  if (endpoint.body === 'binary') {
    return {
      url,
      init: { method: endpoint.method, headers: { 'content-type': 'application/octet-stream' }, ...(body && { body }) },
    };
  }
  if (rest.some(([, value]) => blobsIn(value).length > 0)) {
    const form = new FormData();
    for (const [name, value] of rest) {
      const blobs = blobsIn(value);
      for (const blob of blobs) form.append(name, blob);
      if (blobs.length === 0) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    return { url, init: { method: endpoint.method, body: form } };
  }
  if (rest.length === 0) return { url, init: { method: endpoint.method } };
  return {
    url,
    init: {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(rest)),
    },
  };
}
