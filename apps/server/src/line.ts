/** Work that waits its turn: first come, first served, and only so much at once. */

interface Waiting {
  readonly go: () => void;
  readonly leave: (reason: unknown) => void;
}

export class Line {
  readonly #atOnce: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** How many wait. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Nobody waits and nothing is under way. */
  get isEmpty(): boolean {
    return this.#running === 0;
  }

  /** Throws the signal's reason, and what the work throws. */
  async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#turn(signal);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.go();
      else this.#running -= 1;
    }
  }

  /** Sends away who waits. */
  clear(reason: Error): void {
    for (const { leave } of this.#waiting.splice(0)) leave(reason);
  }

  /** Resolves with the place of somebody who is done. */
  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal.reason as Error);
      };
      const settled = () => signal.removeEventListener('abort', onAbort);
      const waiting: Waiting = {
        go() {
          settled();
          resolve();
        },
        leave(reason) {
          settled();
          reject(reason as Error);
        },
      };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }
}
