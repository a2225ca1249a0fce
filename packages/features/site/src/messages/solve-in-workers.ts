/** Solves a challenge on several cores. Loaded only when a server asks for it. */
import type { Proof, ProofChallenge } from '@apiyard/api/contract/proof';
import { solveChallengeWorkers } from 'altcha-lib';

/** Each worker uses one core. */
const workersMax = 4;
/** Enough for the hardest challenge on a ten-year-old phone. */
const timeoutMs = 90_000;

/** Null if it wasn't solved in time or was aborted. */
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
