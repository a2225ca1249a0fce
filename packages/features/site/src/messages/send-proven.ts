import type { Proof, ProofChallenge } from '@apiyard/api/contract/proof';
import { sendMessage } from '@apiyard/api/contract/site/site';
import { failureOf } from '@apiyard/kit/errors/failure.ts';

/** On slow devices a challenge can expire before it's solved; then the next one is tried. */
const attemptsMax = 3;

interface Sending {
  send(proof: Proof | undefined): Promise<string>;
  /** Null if the challenge couldn't be solved. */
  solve(challenge: ProofChallenge): Promise<Proof | null>;
  /** Called when solving starts and when it ends. */
  onChecking(isChecking: boolean): void;
}

/**
 * Sends a message. If the server requires proof of work, solves the challenge and sends again.
 * @throws what `send` rejects with: `ProofRequired` if the challenge couldn't be solved in time
 */
export async function sendProven({ send, solve, onChecking }: Sending): Promise<string> {
  let proof: Proof | undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(proof);
    } catch (rejection) {
      const failure = failureOf(sendMessage, rejection);
      if (failure?.code !== 'ProofRequired' || attempt === attemptsMax) throw rejection;
      onChecking(true);
      const solved = await solve(failure.challenge).catch(() => null);
      onChecking(false);
      if (solved === null) throw rejection;
      proof = solved;
    }
  }
}
