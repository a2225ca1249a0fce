import { afterEach, expect, it } from 'vitest';
import type { ProofChallenge } from '../contract/proof.ts';
import { solveProof } from './solve-proof.ts';

/** Made by Node's own PBKDF2 of counter 37. */
const derivedKey = '7185aeb5f7c822a0a711de799bc04f6b366cc2c82e0f569248c77abb05a10bd2';
const challenge: ProofChallenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    keyLength: 32,
    keyPrefix: derivedKey.slice(0, 32),
    keySignature: '00',
    nonce: '5a'.repeat(16),
    salt: 'c3'.repeat(16),
    data: { purpose: 'message', subject: 'test', expiresAt: 0, counters: 64 },
  },
  signature: '00',
};

const { subtle } = globalThis.crypto;
afterEach(() => void Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true }));

it('finds the counter by Web Crypto', async () => {
  expect(await solveProof(challenge)).toEqual({ challenge, solution: { counter: 37, derivedKey } });
});

it('finds the same where a page on plain HTTP has no Web Crypto', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
  expect(await solveProof(challenge)).toEqual({ challenge, solution: { counter: 37, derivedKey } });
});
