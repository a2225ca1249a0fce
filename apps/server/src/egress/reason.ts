/** Why a request did not come to an answer: one word for the counters and the log, one sentence for the caller. */
import { fail } from '@apiyard/api/contract/endpoint';
import type { OutgoingFailure } from './egress.ts';

const notPublic =
  'This address is not asked: its name is not known, or it does not lie on the open internet. Check the spelling; places of your own network are named in EGRESS_ALLOW.';
/** One sentence for all of them: whether a port is closed, or speaks something else, is nobody's business. */
const noAnswer =
  'The site could not be reached, or did not answer as HTTP asks. Check the address in a browser, or try again later.';
const late = 'The site did not answer in time. Try again later, or allow more time.';

const refusals = {
  unreadable:
    'This is no address that can be asked: write it like https://example.com/page, without a backslash or control characters.',
  scheme: 'Only addresses that start with http:// or https:// are asked.',
  userinfo: 'An address with a name or password before the host is not asked: send credentials in a header.',
  port: 'Only the ports 80 and 443 are asked; others are named in EGRESS_ALLOW.',
  'private address': notPublic,
  'unknown name': notPublic,
  'header name':
    'A header of the request is not allowed: host, cookie, length and connection headers are set by the server or not at all.',
  'header value': 'A header of the request has a line break, or a character that headers cannot carry.',
} as const;

const failures = {
  connect: noAnswer,
  'name server': noAnswer,
  protocol: noAnswer,
  'host resting': 'The site failed several times in a row and is left alone for a moment. Try again in half a minute.',
  'redirect loop': 'The site sends the request round in a circle.',
  'too many redirects': 'The site sends the request on too often: five times are followed.',
  'redirect downgrade':
    'The site sends the request from https on to http, where anybody on the way could read and change it.',
  'redirect with secret':
    'The site sends the request on to another place, which must not get its secret. Use the final address.',
  encoding: 'The answer is compressed in a way that is not read: gzip, br, zstd and deflate are, at most two of them.',
  'broken body': 'The answer ended too early, or its compression is damaged.',
  'too large': 'The answer is larger than allowed.',
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
  /** Nothing has reached the site: asking again cannot do a thing twice. */
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

/** Whether the guard refused the request: it says nothing about the site. */
export function isRefusal(reason: Reason): reason is RefusalReason {
  return reason in refusals;
}
