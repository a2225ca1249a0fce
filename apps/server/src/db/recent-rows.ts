const keptMs = 1000;
const rowsMax = 10_000;

/**
 * Rows read within the last second, for look-ups that come with every call. Any change that this process makes drops
 * them all at once, so that a revoked key ends with its revocation; what another process changes in the same file (an
 * operator's command) shows within a second.
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
