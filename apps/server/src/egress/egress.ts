/** Outgoing requests: their input and result. No other part of the server opens connections. */
import type { Failure } from '@apiyard/api/contract/endpoint';

export interface OutgoingRequest {
  /** Absolute, `http:` or `https:`. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Names in any case. Those that steer the connection (`host`, `transfer-encoding`, `cookie`…) are refused; `accept-encoding` is replaced by what is read here. */
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
  /** How long the answer may be used again; 0 is never. Only successful answers to GET are kept. */
  readonly cacheS: number;
  /** Answers are shared only within a scope: a person's id where the request carries a secret, else null. */
  readonly cacheScope: string | null;
}

/** An answer with a status of the site's own choosing: 404 is an answer too. */
export interface OutgoingAnswer {
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
  request(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingAnswer | OutgoingFailure>;
  /** Whether the operator named the place of this address in `EGRESS_ALLOW`. */
  readonly isNamed: (url: string) => boolean;
  /** Ends what is under way as `UpstreamTimeout`; drops kept answers and connections. */
  close(): Promise<void>;
}
