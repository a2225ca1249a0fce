/**
 * Proof of work, required while a public form gets more messages than people send: ALTCHA, version 2. The solver derives
 * keys for one counter after another until one starts with `keyPrefix`. Implemented in `client/solve-proof.ts`.
 */
import * as z from 'zod/mini';

const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2}){1,64}$/));

export const ProofChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    /** Iterations of PBKDF2 for each counter. */
    cost: z.int().check(z.minimum(1), z.maximum(100_000)),
    /** Bytes of a derived key. */
    keyLength: z.int().check(z.minimum(1), z.maximum(64)),
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
    data: z.object({
      /** Sent with the challenge, with a digest: a proof is valid for nothing else. */
      purpose: z.string().check(z.maxLength(40)),
      subject: z.string().check(z.maxLength(100)),
      /** Unix milliseconds. */
      expiresAt: z.int(),
      /** The counter that solves it is smaller. */
      counters: z.int(),
    }),
  }),
  /** The server's signature over all parameters. */
  signature: hex,
});
export type ProofChallenge = z.infer<typeof ProofChallenge>;

export const Proof = z.object({
  challenge: ProofChallenge,
  solution: z.object({ counter: z.int().check(z.minimum(0), z.maximum(0xff_ff_ff_ff)), derivedKey: hex }),
});
export type Proof = z.infer<typeof Proof>;
