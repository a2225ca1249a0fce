import type { Proof, ProofChallenge } from '@apiyard/api/contract/proof';
import { sendMessage } from '@apiyard/api/contract/site';
import { failureOf } from '../_kit/failure.ts';

/** The browser could not solve the challenge, or the server did not accept the solution. */
export class ProofFailed extends Error {}

/** A solution may come too late on a slow device: then there is a new challenge. */
const attemptsMax = 3;

interface Sending {
  send(proof: Proof | undefined): Promise<string>;
  /** Null when the challenge could not be solved. */
  solve(challenge: ProofChallenge): Promise<Proof | null>;
  /** Called when solving starts and when it ends. */
  onChecking(isChecking: boolean): void;
}

/**
 * Sends a message. When the server asks for proof of work, solves the challenge and sends the same again.
 * @throws ProofFailed, or whatever `send` rejects with
 */
export async function sendProven({ send, solve, onChecking }: Sending): Promise<string> {
  let proof: Proof | undefined;
  for (let attempt = 0; attempt <= attemptsMax; attempt += 1) {
    try {
      return await send(proof);
    } catch (rejection) {
      const failure = failureOf(sendMessage, rejection);
      if (failure?.code !== 'ProofRequired') throw rejection;
      if (attempt === attemptsMax) break;
      onChecking(true);
      const solved = await solve(failure.challenge).catch((error: unknown) => {
        throw new ProofFailed('The challenge could not be solved.', { cause: error });
      });
      onChecking(false);
      if (solved === null) break;
      proof = solved;
    }
  }
  throw new ProofFailed('The challenge could not be solved.');
}
