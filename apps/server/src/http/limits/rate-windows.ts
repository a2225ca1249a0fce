/**
 * Fixed windows of one length in bounded memory. An active window is never evicted, so filling the memory resets no
 * limit. When there is no room, further callers are counted in shared windows, several in one.
 */
import { hash, randomBytes } from 'node:crypto';

interface Window {
  count: number;
  /** Unix milliseconds. */
  readonly endsAt: number;
}

/** Windows of single callers: about 10 MB. */
const windowsMax = 50_000;
/** Windows that several callers share. */
const sharedMax = 4096;

export class RateWindows {
  /** In the order in which they end, as all have one length. */
  readonly #windows = new Map<string, Window>();
  readonly #shared = new Map<number, Window>();
  readonly #lengthMs: number;
  /** Random, so that no caller can choose which window they share. */
  readonly #salt = randomBytes(16).toString('base64url');

  constructor(lengthMs: number) {
    this.#lengthMs = lengthMs;
  }

  /**
   * Counts one request.
   * @param name key of the caller
   * @param neighbourhood key of the shared window while there is no room; called only then
   * @returns the number of requests in the window, including this one
   */
  count(name: string, neighbourhood: () => string, nowMs: number): Readonly<Window> {
    const window = this.#live(this.#windows.get(name), nowMs) ?? this.#begin(name, neighbourhood, nowMs);
    window.count += 1;
    return window;
  }

  get size(): number {
    return this.#windows.size + this.#shared.size;
  }

  #begin(name: string, neighbourhood: () => string, nowMs: number): Window {
    // Deleted first so that the map stays ordered by the end of the windows.
    this.#windows.delete(name);
    this.#forgetEnded(this.#windows, nowMs);
    const isFull = this.#windows.size >= windowsMax;
    if (!isFull && this.#shared.size === 0) return this.#add(name, { count: 0, endsAt: nowMs + this.#lengthMs });
    this.#forgetEnded(this.#shared, nowMs);
    const place = this.#placeOf(neighbourhood());
    const shared = this.#live(this.#shared.get(place), nowMs);
    // A count from a shared window continues in a separate one.
    if (!isFull)
      return this.#add(name, shared === undefined ? { count: 0, endsAt: nowMs + this.#lengthMs } : { ...shared });
    if (shared !== undefined) return shared;
    const begun = { count: 0, endsAt: nowMs + this.#lengthMs };
    this.#shared.delete(place);
    this.#shared.set(place, begun);
    return begun;
  }

  #add(name: string, window: Window): Window {
    this.#windows.set(name, window);
    return window;
  }

  /** A window that ends later than possible was started while the clock was ahead. */
  #live(window: Window | undefined, nowMs: number): Window | undefined {
    return window !== undefined && window.endsAt > nowMs && window.endsAt <= nowMs + this.#lengthMs
      ? window
      : undefined;
  }

  #forgetEnded<Name>(windows: Map<Name, Window>, nowMs: number): void {
    for (const [name, window] of windows) {
      if (this.#live(window, nowMs) !== undefined) return;
      windows.delete(name);
    }
  }

  #placeOf(neighbourhood: string): number {
    return Number.parseInt(hash('sha256', `${this.#salt} ${neighbourhood}`, 'hex').slice(0, 8), 16) % sharedMax;
  }
}
