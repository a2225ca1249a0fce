/**
 * A queue of work for a fixed number of slots, shared between callers: no caller uses more than half of them, waiting
 * callers alternate, and when the queue is full, the caller with the most waiting work is refused first.
 */

/** Too many tasks are already waiting. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  /** The caller's own work fills the queue, not that of others. */
  readonly isOwn: boolean;
  constructor(isOwn: boolean) {
    super(isOwn ? 'This caller already has too many tasks waiting.' : 'Too many tasks are already waiting.');
    this.isOwn = isOwn;
  }
}

interface FairQueueOptions {
  /** Parallel tasks. One caller gets at most half of them, at least 1. */
  readonly places: number;
  /** Maximum waiting work in total. @default unbounded */
  readonly waitingMax?: number;
  /** Maximum waiting work of one caller. @default unbounded */
  readonly waitingPerCallerMax?: number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

interface Caller {
  running: number;
  /** The longest waiting first. */
  readonly waiting: Waiting[];
}

export class FairQueue {
  readonly #places: number;
  readonly #share: number;
  readonly #waitingMax: number;
  readonly #waitingPerCallerMax: number;
  /** Callers with work, the one whose turn is next first. */
  readonly #callers = new Map<string, Caller>();
  #running = 0;
  #waiting = 0;

  constructor({ places, waitingMax = Infinity, waitingPerCallerMax = Infinity }: FairQueueOptions) {
    this.#places = places;
    this.#share = Math.max(1, Math.floor(places / 2));
    this.#waitingMax = waitingMax;
    this.#waitingPerCallerMax = waitingPerCallerMax;
  }

  /** Number of waiting tasks. */
  get length(): number {
    return this.#waiting;
  }

  /** Whether work of this caller would be accepted now, to run or to wait. */
  hasRoomFor(callerId: string): boolean {
    const { running, waiting } = this.#callers.get(callerId) ?? { running: 0, waiting: [] };
    if (this.#running < this.#places && running < this.#share) return true;
    if (waiting.length >= this.#waitingPerCallerMax) return false;
    return this.#waiting < this.#waitingMax || this.#mostWaiting().waiting.length > waiting.length + 1;
  }

  /**
   * Runs the work when its caller has a slot.
   * @throws QueueFull, the signal's reason, and errors of the work
   */
  async take<T>(callerId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const caller = this.#callers.get(callerId) ?? { running: 0, waiting: [] };
    this.#callers.set(callerId, caller);
    if (this.#running < this.#places && caller.running < this.#share) this.#occupy(caller);
    else await this.#wait(callerId, caller, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      caller.running -= 1;
      this.#forgetIdle(callerId, caller);
      this.#startNext();
    }
  }

  /** Rejects all waiting work. */
  clear(reason: Error): void {
    for (const [callerId, caller] of this.#callers) {
      for (const { refuse } of caller.waiting.splice(0)) refuse(reason);
      this.#forgetIdle(callerId, caller);
    }
    this.#waiting = 0;
  }

  #occupy(caller: Caller): void {
    this.#running += 1;
    caller.running += 1;
  }

  /** Resolves with a place. */
  #wait(callerId: string, caller: Caller, signal: AbortSignal): Promise<void> {
    if (caller.waiting.length >= this.#waitingPerCallerMax) throw new QueueFull(true);
    if (this.#waiting >= this.#waitingMax) this.#makeRoomFor(callerId, caller);
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        caller.waiting.splice(caller.waiting.indexOf(waiting), 1);
        this.#waiting -= 1;
        this.#forgetIdle(callerId, caller);
        reject(signal.reason as Error);
      };
      const settle = () => signal.removeEventListener('abort', onAbort);
      const waiting: Waiting = {
        start() {
          settle();
          resolve();
        },
        refuse(reason) {
          settle();
          reject(reason as Error);
        },
      };
      caller.waiting.push(waiting);
      this.#waiting += 1;
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  /** Refuses the newest work of the caller with the most waiting; that may be this caller. */
  #makeRoomFor(callerId: string, caller: Caller): void {
    const most = this.#mostWaiting();
    // With one more, this caller would have as many.
    if (most.waiting.length <= caller.waiting.length + 1) {
      this.#forgetIdle(callerId, caller);
      throw new QueueFull(most === caller);
    }
    most.waiting.pop()?.refuse(new QueueFull(true));
    this.#waiting -= 1;
  }

  #mostWaiting(): Caller {
    let most: Caller = { running: 0, waiting: [] };
    for (const caller of this.#callers.values()) if (caller.waiting.length > most.waiting.length) most = caller;
    return most;
  }

  #startNext(): void {
    for (const [callerId, caller] of this.#callers) {
      if (this.#running >= this.#places) return;
      if (caller.running >= this.#share) continue;
      const next = caller.waiting.shift();
      if (next === undefined) continue;
      // Moves to the end, so that its next turn comes after all others.
      this.#callers.delete(callerId);
      this.#callers.set(callerId, caller);
      this.#waiting -= 1;
      this.#occupy(caller);
      next.start();
      return;
    }
  }

  #forgetIdle(callerId: string, caller: Caller): void {
    if (caller.running === 0 && caller.waiting.length === 0 && this.#callers.get(callerId) === caller)
      this.#callers.delete(callerId);
  }
}
