/** Solves the challenges of `contract/proof.ts`, in browsers and in programs. */
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge } from 'altcha-lib';
import type { DeriveKeyFunction } from 'altcha-lib/types';
import type { Proof, ProofChallenge } from '../contract/proof.ts';

/**
 * PBKDF2 with SHA-256. Browsers have no `crypto.subtle` on plain HTTP outside of localhost: there it is calculated in
 * JavaScript, several times slower.
 */
export const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const { subtle } = globalThis.crypto as { readonly subtle?: typeof globalThis.crypto.subtle };
  if (subtle === undefined) return { derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) };
  const key = await subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost },
    key,
    keyLength * 8,
  );
  return { derivedKey: new Uint8Array(bits) };
};

/** In this thread, which it keeps busy for seconds. @throws when no counter was found in ninety seconds */
export async function solveProof(challenge: ProofChallenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge could not be solved in time.');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
