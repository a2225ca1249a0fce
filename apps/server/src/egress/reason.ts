/** Why a request has no response: a code for the counters and the log, a sentence for the caller. */
import { fail } from '@apiyard/api/contract/endpoint';
import type { OutgoingFailure } from './egress.ts';
import { sentence } from '../problems/sentence.ts';

const notPublic = sentence('problem.egress.notPublic');
/** One message for all of them, so that callers cannot find out whether a port is closed or runs another protocol. */
const noResponse = sentence('problem.egress.noResponse');
const late = sentence('problem.egress.late');

const refusals = {
  unreadable: sentence('problem.egress.unreadable'),
  scheme: sentence('problem.egress.scheme'),
  userinfo: sentence('problem.egress.userinfo'),
  port: sentence('problem.egress.port'),
  'private address': notPublic,
  'header name': sentence('problem.egress.headerName'),
  'header value': sentence('problem.egress.headerValue'),
} as const;

const failures = {
  'unknown name': sentence('problem.egress.noSuchHost'),
  connect: noResponse,
  'name server': noResponse,
  protocol: noResponse,
  'host resting': sentence('problem.egress.resting'),
  'redirect loop': sentence('problem.egress.loop'),
  'too many redirects': sentence('problem.egress.redirects'),
  'redirect downgrade': sentence('problem.egress.downgrade'),
  'redirect with secret': sentence('problem.egress.secretRedirect'),
  encoding: sentence('problem.egress.encoding'),
  'broken body': sentence('problem.egress.brokenBody'),
  'too large': sentence('problem.egress.tooLarge'),
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
