/** Which messages are accepted: limits per sender, and proof of work for visitors while many messages arrive. */
import type { FastifyRequest } from 'fastify';
import type { Failure, FailureOf, ParsedInputOf } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { ProofChallenge } from '@apiyard/api/contract/proof';
import type { sendMessage } from '@apiyard/api/contract/site/site';
import type { Person } from '../caller.ts';
import { networkThrottleKeys } from '../accounts/throttle/network-throttle.ts';
import { digest } from '../accounts/secrets.ts';
import type { ThrottleKey, ThrottleRule } from '../accounts/throttle/throttle-store.ts';
import { countAttempt } from '../accounts/throttle/throttle-store.ts';
import type { Database } from '../db/database.ts';
import type { Proofs } from './proof.ts';
import type { VisitorCounts } from './visitor-counts.ts';
import { dayMs } from './visitor-counts.ts';
import { sentence } from '../problems/sentence.ts';

/** The fifth within an hour is the last for an hour. Of a visitor's network, or of a person and kind. */
const senderRule: ThrottleRule = { name: 'message-sender', free: 4, delaysS: [3600], forgetS: 3600 };
/** Of a visitor's network, or of a person and kind: more than people send, far less than would fill a day. */
const senderDayRule: ThrottleRule = { name: 'message-sender-day', free: 29, delaysS: [86_400], forgetS: 86_400 };
/** Of the /48 around an IPv6 network, which has 65,536 of them. */
const siteRule: ThrottleRule = { name: 'message-site', free: 19, delaysS: [3600], forgetS: 3600 };
const siteDayRule: ThrottleRule = { name: 'message-site-day', free: 119, delaysS: [86_400], forgetS: 86_400 };

/** Messages of all visitors per hour that are accepted without proof of work. Beyond it, each further sixty raise the required work. */
const visitorsHourFree = 60;
const countersLeast = 125;
/** Three quarters of these on average: 3 s on four cores of a phone without native hashing, 0.25 s of one core for a program. */
const countersMost = 1000;
/** Messages of one kind that visitors may store in 24 hours, each up to 15 kB: a flood of one form closes no other. */
const visitorsDayMax = 2000;

type Input = ParsedInputOf<typeof sendMessage>;

interface AdmissionServices {
  readonly database: Database;
  readonly proofs: Proofs;
  readonly visitors: VisitorCounts;
  /** Unix milliseconds. */
  now(): number;
}

/** Null when the message is accepted. Counts it. */
export async function checkAdmission(
  { database, proofs, visitors, now }: AdmissionServices,
  input: Input,
  person: Person | null,
  request: FastifyRequest,
): Promise<FailureOf<typeof sendMessage> | null> {
  const isKnown = person !== null && (person.email !== null || input.kind === 'data-deletion');
  if (!isKnown) {
    const { hour, day, oldestAt } = await visitors.of(input.kind, now());
    if (day >= visitorsDayMax) {
      const waitS = Math.max(1, Math.ceil((oldestAt + dayMs - now()) / 1000));
      return fail('RateLimited', sentence('problem.content.messagesToday', { waitS }), {
        retryAfterS: waitS,
      });
    }
    const unproven = hour < visitorsHourFree ? null : await checkProof(proofs, input, countersAt(hour));
    if (unproven !== null) return unproven;
  }
  const waitS = await countAttempt(database, gatesOf(isKnown ? person : null, input.kind, request.ip), now());
  if (waitS === 0) return null;
  return fail('RateLimited', sentence('problem.content.networkMessages', { waitS }), {
    retryAfterS: waitS,
  });
}

/** Maximum counters of a challenge, by the messages of the last hour. */
export const countersAt = (hour: number): number =>
  Math.min(countersMost, countersLeast * 2 ** Math.floor((hour - visitorsHourFree) / 60));

async function checkProof(
  proofs: Proofs,
  { kind, name, email, subject, text, proof }: Input,
  counters: number,
): Promise<Failure<'ProofRequired', { challenge: ProofChallenge }> | null> {
  const about = digest(JSON.stringify([kind, name, email, subject, text]));
  if (proof !== undefined && (await proofs.accept(about, proof))) return null;
  const challenge = await proofs.challenge(about, counters);
  return fail(
    'ProofRequired',
    proof === undefined ? sentence('problem.content.proofNeeded') : sentence('problem.content.proofSpent'),
    { challenge },
  );
}

function gatesOf(person: Person | null, kind: Input['kind'], address: string): ThrottleKey[] {
  // Counted per kind, so that people can always request data deletion.
  if (person !== null) return [senderRule, senderDayRule].map((rule) => ({ rule, subject: `${person.id} ${kind}` }));
  return [
    ...networkThrottleKeys(address, senderRule, siteRule),
    ...networkThrottleKeys(address, senderDayRule, siteDayRule),
  ];
}
