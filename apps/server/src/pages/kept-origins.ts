/**
 * The origins that pages are kept for. They may come from the `Host` header: made-up ones must not fill the memory, and
 * not displace those by which people open the site.
 */
const originsMax = 4;
/** An origin that is requested less often can lose its place. */
const idleMs = 60_000;

export class KeptOrigins<Kept> {
  readonly #origins = new Map<string, { usedMs: number; kept: Kept }>();
  readonly #make: () => Kept;

  constructor(make: () => Kept) {
    this.#make = make;
  }

  /** What is kept for the origin; null when others have all places. */
  get(origin: string): Kept | null {
    const nowMs = performance.now();
    const known = this.#origins.get(origin);
    // The one that was used last is the last of the map.
    this.#origins.delete(origin);
    if (known === undefined && this.#origins.size === originsMax) {
      const [[oldest, { usedMs }] = ['', { usedMs: nowMs }]] = this.#origins;
      if (nowMs - usedMs < idleMs) return null;
      this.#origins.delete(oldest);
    }
    const kept = known?.kept ?? this.#make();
    this.#origins.set(origin, { usedMs: nowMs, kept });
    return kept;
  }

  /** Forgets what is kept. Origins keep their places. */
  clear(): void {
    for (const each of this.#origins.values()) each.kept = this.#make();
  }
}
