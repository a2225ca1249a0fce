/** Outgoing requests: their input and result. No other part of the server opens connections. */
import type { Failure } from '@apiyard/api/contract/endpoint';

export interface OutgoingRequest {
  /** Absolute, `http:` or `https:`. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Names in any case. Those that control the connection (`host`, `transfer-encoding`, `cookie`…) are refused; `accept-encoding` is replaced. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Total, over all redirects, retries and the last byte of the body. */
  readonly timeoutMs: number;
  /** Further tries after a failure that may pass, with growing pauses. 0 is none. */
  readonly retries: number;
  /** Of the decoded body. */
  readonly sizeBytesMax: number;
  /** Lower-case names of headers that carry a secret: never sent to another origin. */
  readonly secretHeaders: readonly string[];
  /** The address or body carries a secret: a redirect to another origin is not followed. */
  readonly sameOriginOnly: boolean;
  /** How long the response may be reused; 0 is never. Only successful responses to GET are cached. */
  readonly cacheS: number;
  /** Responses are shared only within a scope: a person's ID where the request contains a secret, else null. */
  readonly cacheScope: string | null;
}

/** A response with any status of the site: 404 is a response too. */
export interface OutgoingResponse {
  readonly status: number;
  /** After redirects. */
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded from gzip, br, zstd or deflate. */
  readonly body: Uint8Array;
  /** Redirects that were followed: status and target of each. */
  readonly redirects: readonly { readonly status: number; readonly url: string }[];
  readonly cached: boolean;
  readonly ms: number;
}

export type OutgoingFailure = Failure<'AddressRefused' | 'UpstreamFailed' | 'UpstreamTimeout'>;

export interface Egress {
  /** Never throws because of the other side; `signal` aborts it immediately (as `UpstreamTimeout`). */
  request(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingResponse | OutgoingFailure>;
  /** Whether the operator named the place of this address in `EGRESS_ALLOW`. */
  readonly isNamed: (url: string) => boolean;
  /** Aborts running requests with `UpstreamTimeout`; clears the cache and closes connections. */
  close(): Promise<void>;
}
