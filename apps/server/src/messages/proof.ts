/**
 * Proof of work: senders have to spend computing time. Challenges are signed, not stored; an accepted one is recorded as
 * used in the database, for every process. See `docs/decisions/0027`.
 */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ProofChallenge } from '@apiyard/api/contract/proof';
import type { Proof } from '@apiyard/api/contract/proof';
import { derive } from '../accounts/secrets.ts';
import type { ThrottleRule } from '../accounts/throttle/throttle-store.ts';
import { countAttempt } from '../accounts/throttle/throttle-store.ts';
import type { Database } from '../db/database.ts';

/** Long enough for a slow phone, and to send the message again when the connection broke. */
const validS = 300;
/** Iterations for each counter: about 0.3 ms natively on a laptop, 10 ms in JavaScript on a phone. */
const cost = 1000;
/** A used challenge is recorded for longer than it is valid. */
const spentRule: ThrottleRule = { name: 'proof-spent', free: 0, delaysS: [2 * validS], forgetS: 2 * validS };

interface ProofOptions {
  readonly database: Database;
  readonly appSecret: string;
  /** What proofs are for; one for another purpose does not count. */
  readonly purpose: string;
  /** Unix milliseconds. */
  now(): number;
}

export interface Proofs {
  /**
   * @param subject digest of the message: the proof is valid for nothing else
   * @param counters maximum number of counters to try; at least half of them are needed
   */
  challenge(subject: string, counters: number): Promise<ProofChallenge>;
  /** Whether it is a solved challenge of ours for this subject, in time. The first time only. */
  accept(subject: string, proof: Proof): Promise<boolean>;
}

export function createProofs({ database, appSecret, purpose, now }: ProofOptions): Proofs {
  const secretOf = (part: string) => derive(appSecret, `proof of work ${part}`).export().toString('base64url');
  const hmacSignatureSecret = secretOf('challenge');
  const hmacKeySignatureSecret = secretOf('key');
  return {
    async challenge(subject, counters) {
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        counter: randomInt(counters - 1, Math.floor(counters / 2)),
        data: { purpose, subject, expiresAt: now() + validS * 1000, counters },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return ProofChallenge.parse(made);
    },
    async accept(subject, { challenge, solution }) {
      const { data, nonce } = challenge.parameters;
      if (data.purpose !== purpose || data.subject !== subject || data.expiresAt <= now()) return false;
      const { verified } = await verifySolution({
        challenge,
        solution: { ...solution, time: 0 },
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return verified && (await countAttempt(database, [{ rule: spentRule, subject: nonce }], now())) === 0;
    },
  };
}
