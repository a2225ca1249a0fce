/** Why a request has no response: a code for the counters and the log, a sentence for the caller. */
import { fail } from '@apiyard/api/contract/endpoint';
import type { OutgoingFailure } from './egress.ts';

const notPublic =
  'This URL cannot be requested, because its host is not on the public internet. To allow hosts on your own network, set EGRESS_ALLOW.';
/** One message for all of them, so that callers cannot find out whether a port is closed or runs another protocol. */
const noResponse =
  'The site could not be reached or returned an invalid HTTP response. Check the URL in a browser, or try again later.';
const late = 'The site did not respond in time. Try again later, or allow more time.';

const refusals = {
  unreadable:
    'This is not a valid URL. Write it like https://example.com/page, without backslashes or control characters.',
  scheme: 'The URL must start with http:// or https://.',
  userinfo: 'The URL must not contain a user name or password. Send credentials in a header.',
  port: 'Only ports 80 and 443 are allowed. To allow others, set EGRESS_ALLOW.',
  'private address': notPublic,
  'header name': 'A request header is not allowed. Host, cookie, length and connection headers cannot be set.',
  'header value': 'A request header contains a line break or another character that headers cannot contain.',
} as const;

const failures = {
  'unknown name': 'No site was found under this host name. Check the spelling of the URL.',
  connect: noResponse,
  'name server': noResponse,
  protocol: noResponse,
  'host resting': 'The site failed several times in a row, so requests to it are paused. Try again in half a minute.',
  'redirect loop': 'The site redirects in a loop.',
  'too many redirects': 'The site redirects too many times. Up to five redirects are followed.',
  'redirect downgrade':
    'The site redirects from https to http, where the request could be read and changed in transit.',
  'redirect with secret': 'The site redirects to another host, which must not receive the secret. Use the final URL.',
  encoding:
    'The response uses an unsupported compression. Supported are gzip, br, zstd and deflate, at most two of them.',
  'broken body': 'The response ended too early, or its compression is damaged.',
  'too large': 'The response is larger than allowed.',
} as const;

type RefusalReason = keyof typeof refusals;
type FailureReason = keyof typeof failures;
export type Reason = RefusalReason | FailureReason | 'timeout';

export const reasons: readonly Reason[] = [
  ...(Object.keys(refusals) as RefusalReason[]),
  ...(Object.keys(failures) as FailureReason[]),
  'timeout',
];

/** Ends a request inside this room; `createEgress` turns it into a failure. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly reason: Reason;
  /** The request did not reach the site: a retry cannot execute it twice. */
  readonly unsent: boolean;
  constructor(reason: Reason, { cause, unsent = false }: { cause?: unknown; unsent?: boolean } = {}) {
    super(reason, { cause });
    this.reason = reason;
    this.unsent = unsent;
  }
}

export function failureOf(reason: Reason): OutgoingFailure {
  if (reason === 'timeout') return fail('UpstreamTimeout', late);
  return isRefusal(reason) ? fail('AddressRefused', refusals[reason]) : fail('UpstreamFailed', failures[reason]);
}

/** Whether our address check refused the request: it is no sign of the site's health. */
export function isRefusal(reason: Reason): reason is RefusalReason {
  return reason in refusals;
}
