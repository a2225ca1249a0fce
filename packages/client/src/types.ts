/** The public types of the client. Each site adds the types of its APIs and publishes both as `index.d.ts`. */

export interface ClientOptions {
  /** An API key from your account. Without one, only APIs that are free to try can be called. */
  readonly key?: string;
  /** Origin and base path of another site, without a trailing slash. Defaults to the site that the client comes from. */
  readonly origin?: string;
  /** Language of titles and error messages: a language tag such as `fr`. Defaults to English. */
  readonly language?: string;
  /** How often a call is sent again after a broken connection, 429, 502, 503 or 504. Defaults to 2. */
  readonly retries?: number;
  /** Milliseconds after which one attempt fails with a `TimeoutError`. Defaults to 60,000. */
  readonly timeoutMs?: number;
  /** Replaces the `fetch` of the environment. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Cancels the call and its retries. */
  readonly signal?: AbortSignal;
  /**
   * A unique text for this call. Calls with the same text and input within 24 hours run, and are charged, once.
   * Each call with an API key and its retries have one; set it to repeat a call from another process.
   */
  readonly idempotencyKey?: string;
}

/** Facts about a successful call. */
export interface Meta {
  /** Path of the API. */
  readonly api: string;
  /** Duration of the run, in milliseconds. */
  readonly ms: number;
  /** The cost, in calls of the daily quota. */
  readonly cost: number;
  /** Whether the data came from a cache. */
  readonly cached: boolean;
  /** The external source of the data. */
  readonly provider: string | null;
  /** The published revision that ran. Only for APIs that read other sites. */
  readonly revision?: number;
  readonly requestId: string;
}

export interface Result<Data> {
  readonly data: Data;
  readonly meta: Meta;
}

/** One thing that is wrong with the input. */
export interface InputProblem {
  /** Where in the input, as a JSON pointer (RFC 6901). */
  readonly pointer: string;
  /** Stable. */
  readonly code: string;
  readonly detail: string;
  readonly line?: number;
  readonly column?: number;
}

/** The API responded with an error (RFC 9457). `message` says what is wrong and what to do. */
export declare class ApiError extends Error {
  readonly status: number;
  /** Stable: `InvalidInput`, `RateLimited`, … `NotReadable` if the response is not the API's, such as that of a proxy. */
  readonly code: string;
  readonly errors: readonly InputProblem[];
  /** Include it when you ask for help. Empty if the response has none. */
  readonly requestId: string;
  /** Seconds to wait before trying again. */
  readonly retryAfterS?: number;
}

/** The input of an API and the `data` of its response, by path. */
export type ApiTypes = Record<string, { readonly input: object; readonly data: unknown }>;

/** The input can be left out where no part of it is required. */
export type CallArguments<Input> = object extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions];

export interface Client<Apis extends { [Path in keyof Apis]: ApiTypes[string] }> {
  /**
   * Calls an API. Files in the input are `Blob` or `File`; APIs that return a file resolve to a `File`.
   * @throws {ApiError} The API responded with an error.
   * @throws {TypeError} The site could not be reached, after all retries.
   */
  call<Path extends keyof Apis & string>(
    path: Path,
    ...given: CallArguments<Apis[Path]['input']>
  ): Promise<Result<Apis[Path]['data']>>;
}
