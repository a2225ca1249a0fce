const keptMs = 1000;
const rowsMax = 10_000;

/**
 * Caches rows for one second, for lookups on every call. Any write by this process clears the cache, so a key is rejected
 * as soon as it is revoked; a write by another process to the same file (an operator's command) takes effect within a
 * second.
 */
export class RecentRows<Row> {
  readonly #changes: () => number;
  readonly #rows = new Map<string, Row | null>();
  #version = -1;
  #sinceMs = 0;

  /** @param changes grows with every change that this process commits */
  constructor(changes: () => number) {
    this.#changes = changes;
  }

  get(name: string, nowMs: number, read: () => Row | null): Row | null {
    const version = this.#changes();
    if (
      version !== this.#version ||
      nowMs < this.#sinceMs ||
      nowMs >= this.#sinceMs + keptMs ||
      this.#rows.size >= rowsMax
    ) {
      this.#rows.clear();
      this.#version = version;
      this.#sinceMs = nowMs;
    }
    const known = this.#rows.get(name);
    if (known !== undefined) return known;
    const row = read();
    this.#rows.set(name, row);
    return row;
  }
}
