/** Threads are few and shared: whoever reads many pages at once waits for their own, and nobody else does. */
import { Line } from '../../line.ts';
import { Overloaded } from '../engine/limits.ts';

/** So many of one person's pages are read at once. */
const atOnce = 2;
/** Each keeps its page while it waits. */
const waitingMax = 50;

export class Turns {
  readonly #lines = new Map<string, Line>();

  /**
   * Does the work when it is its turn among those of the same name.
   * @throws Overloaded, the signal's reason, and what the work throws
   */
  async take<T>(who: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(who) ?? new Line(atOnce);
    if (line.length >= waitingMax) throw new Overloaded();
    this.#lines.set(who, line);
    try {
      return await line.take(signal, work);
    } finally {
      if (line.isEmpty && this.#lines.get(who) === line) this.#lines.delete(who);
    }
  }
}
