/** Challenges whose solution is known: nothing is calculated to make or to check them. */
import type { Proof, ProofChallenge } from '../contract/proof.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

/** Key of counter 37 and of counter 52. Its first half is what a solver looks for. */
const known = [
  {
    nonce: '5a'.repeat(16),
    salt: 'c3'.repeat(16),
    key: '7185aeb5f7c822a0a711de799bc04f6b366cc2c82e0f569248c77abb05a10bd2',
  },
  {
    nonce: '6b'.repeat(16),
    salt: 'd4'.repeat(16),
    key: 'eba63cac34a10b8db8060c847619045278c448d5b3ed7e27177c0cb3868c8d53',
  },
] as const;

export function nextChallenge({ spentProofs }: SampleStore): ProofChallenge {
  const { nonce, salt, key } = known.find((each) => !spentProofs.has(each.nonce)) ?? known[0];
  const data = { purpose: 'message', subject: 'sample', expiresAt: Date.parse(sampleNow) + 300_000, counters: 64 };
  return {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      keyLength: 32,
      keyPrefix: key.slice(0, 32),
      keySignature: '00',
      nonce,
      salt,
      data,
    },
    signature: '00',
  };
}

/** Whether it is the solution of one of them. The first time only. */
export function acceptProof({ spentProofs }: SampleStore, proof: Proof | undefined): boolean {
  const solved = known.find(
    ({ nonce, key }) => nonce === proof?.challenge.parameters.nonce && key === proof.solution.derivedKey,
  );
  if (solved === undefined || spentProofs.has(solved.nonce)) return false;
  spentProofs.add(solved.nonce);
  return true;
}
