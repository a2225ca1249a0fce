/** Lets one through at a time, in the order of arrival. */
export class Turnstile {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the caller holds the lock; `leave` must follow. */
  enter(): Promise<void> {
    if (this.#taken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return Promise.resolve();
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
