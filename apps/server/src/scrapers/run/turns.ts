/** Threads are few and shared: whoever reads many pages at once waits for their own, and nobody else does. */
import { Overloaded } from '../engine/limits.ts';

/** So many of one person's pages are read at once. */
const atOnce = 2;
/** Each keeps its page while it waits. */
const waitingMax = 50;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export class Turns {
  readonly #lines = new Map<string, Line>();

  /**
   * Does the work when it is its turn among those of the same name.
   * @throws Overloaded, the signal's reason, and what the work throws
   */
  async take<T>(who: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const line = this.#lines.get(who) ?? { running: 0, waiting: [] };
    this.#lines.set(who, line);
    if (line.running < atOnce) line.running += 1;
    else await turnIn(line, signal);
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) this.#lines.delete(who);
    }
  }
}

/** Resolves with the place of somebody who is done. */
function turnIn({ waiting }: Line, signal: AbortSignal): Promise<void> {
  if (waiting.length >= waitingMax) throw new Overloaded();
  return new Promise((resolve, reject) => {
    const go = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(signal.reason as Error);
    };
    waiting.push(go);
    signal.addEventListener('abort', leave, { once: true });
  });
}
