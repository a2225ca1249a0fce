import type { Proof, ProofChallenge } from '@apiyard/api/contract/proof';
import { expect, it } from 'vitest';
import { sendProven } from './send-proven.ts';

const challenge: ProofChallenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    keySignature: '00',
    nonce: '00',
    salt: '00',
    data: { purpose: 'message', subject: 's', expiresAt: 0, counters: 2 },
  },
  signature: '00',
};
const proof: Proof = { challenge, solution: { counter: 1, derivedKey: '00' } };
const asksForProof = { success: false, code: 'ProofRequired', detail: 'Solve it.', requestId: 'r', challenge };

function sending(answers: readonly (string | object)[], solve: () => Promise<Proof | null> = async () => proof) {
  const steps: unknown[] = [];
  const left = [...answers];
  const outcome = sendProven({
    send: async (given) => {
      steps.push(given === undefined ? 'send' : 'send with proof');
      const answer = left.shift();
      if (typeof answer !== 'string') throw answer;
      return answer;
    },
    solve: async (asked) => {
      expect(asked).toEqual(challenge);
      return solve();
    },
    onChecking: (isChecking) => steps.push(isChecking ? 'check' : 'checked'),
  });
  return { steps, outcome };
}

it('sends once if no proof is required', async () => {
  const { steps, outcome } = sending(['AY-1']);
  expect([await outcome, steps]).toEqual(['AY-1', ['send']]);
});

it('solves the challenge and sends the same again', async () => {
  const { steps, outcome } = sending([asksForProof, 'AY-2']);
  expect([await outcome, steps]).toEqual(['AY-2', ['send', 'check', 'checked', 'send with proof']]);
});

it('solves the next challenge when a proof has expired, three times at most', async () => {
  const late = sending([asksForProof, asksForProof, 'AY-3']);
  expect(await late.outcome).toBe('AY-3');
  const never = sending(Array.from({ length: 9 }, () => asksForProof));
  await expect(never.outcome).rejects.toEqual(asksForProof);
  expect(never.steps.filter((step) => step === 'send with proof')).toHaveLength(3);
});

it('rejects with what the server returned if the challenge cannot be solved', async () => {
  await expect(sending([asksForProof], async () => null).outcome).rejects.toEqual(asksForProof);
  const failing = sending([asksForProof], () => Promise.reject(new Error('no workers')));
  await expect(failing.outcome).rejects.toEqual(asksForProof);
  expect(failing.steps).toEqual(['send', 'check', 'checked']);
});

it('passes on other errors', async () => {
  const limited = { success: false, code: 'RateLimited', detail: 'Wait.', requestId: 'r', retryAfterS: 9 };
  await expect(sending([limited]).outcome).rejects.toEqual(limited);
});
