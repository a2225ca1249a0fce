/** Solves a challenge on several cores. Loaded only when a server asks for it. */
import type { Proof, ProofChallenge } from '@apiyard/api/contract/proof';
import { solveChallengeWorkers } from 'altcha-lib';

/** Each takes a core; what else the device does goes on. */
const workersMax = 4;
/** Within this, what the server asks for at most is done by phones of ten years ago. */
const timeoutMs = 90_000;

/** Null when it was not solved in time, or stopped by the signal. */
export async function solveInWorkers(challenge: ProofChallenge, signal: AbortSignal): Promise<Proof | null> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop);
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: Math.min(workersMax, navigator.hardwareConcurrency || 1),
      controller,
      createWorker: () => new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' }),
      timeout: timeoutMs,
    });
    return solution === null
      ? null
      : { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
