/**
 * Who gets the next password check. A check takes a tenth of a second of one core and 46 MiB, so a few run at a time and
 * the rest wait. Known devices and strangers have a queue each, so that a flood of sign-ins by strangers delays nobody
 * who has signed in before. Within a queue networks take turns, so that one of them cannot take all of it.
 */

/** Whose check it is. */
export interface Asker {
  /** Has a session, a device that signed in before, or the link of a mail. */
  readonly isKnown: boolean;
  /** A network (`networkOf`), or another name for where checks come from. */
  readonly from: string;
}

export interface QueueLimits {
  readonly atOnceMax: number;
  /** Waiting in one of the two queues. */
  readonly waitingMax: number;
  /** Of those, from one network. */
  readonly waitingOfOneMax: number;
}

export interface PasswordQueue {
  /** Whether a check of theirs would be refused now. */
  isFull(asker: Asker): boolean;
  /** Does the work when it is its turn. Null when there was no room for it. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T | null>;
}

type Turn = 'now' | 'refused';
type Waiter = (turn: Turn) => void;

/** Networks in the order of their turns, each with its checks in the order in which they came. */
class Lane {
  readonly #waiting = new Map<string, Waiter[]>();
  size = 0;
  running = 0;

  of(from: string): number {
    return this.#waiting.get(from)?.length ?? 0;
  }

  add(from: string, waiter: Waiter): void {
    const waiting = this.#waiting.get(from);
    if (waiting === undefined) this.#waiting.set(from, [waiter]);
    else waiting.push(waiter);
    this.size += 1;
  }

  /** The next one; its network then waits for all others. */
  take(): Waiter | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [from, waiting] = first;
    const waiter = waiting.shift();
    this.#waiting.delete(from);
    if (waiting.length > 0) this.#waiting.set(from, waiting);
    this.size -= 1;
    return waiter;
  }

  /** How many wait from the network that has the most. */
  get most(): number {
    return Math.max(0, ...Array.from(this.#waiting.values(), (waiting) => waiting.length));
  }

  /** Refuses the last one from the network that has the most. */
  refuseLast(): void {
    const { most } = this;
    for (const [from, waiting] of this.#waiting) {
      if (waiting.length < most) continue;
      const waiter = waiting.pop();
      if (waiting.length === 0) this.#waiting.delete(from);
      this.size -= 1;
      waiter?.('refused');
      return;
    }
  }
}

export function createPasswordQueue({ atOnceMax, waitingMax, waitingOfOneMax }: QueueLimits): PasswordQueue {
  const known = new Lane();
  const strangers = new Lane();
  const laneOf = ({ isKnown }: Asker) => (isKnown ? known : strangers);

  /** Strangers run one at a time, so that a known device never waits for a check that is under way. */
  const nextLane = (): Lane | null => {
    if (known.running + strangers.running >= atOnceMax) return null;
    const mayStrangers = strangers.size > 0 && strangers.running === 0;
    // Known devices may use every place, but not while strangers wait for theirs.
    if (known.size > 0 && (known.running < Math.max(1, atOnceMax - 1) || !mayStrangers)) return known;
    return mayStrangers ? strangers : null;
  };

  const startNext = () => {
    for (let lane = nextLane(); lane !== null; lane = nextLane()) {
      lane.running += 1;
      lane.take()?.('now');
    }
  };

  /** When a queue is full, whoever has fewer waiting than another network takes the last place of that one. */
  const isFull = (asker: Asker): boolean => {
    const lane = laneOf(asker);
    const own = lane.of(asker.from);
    return own >= waitingOfOneMax || (lane.size >= waitingMax && lane.most <= own + 1);
  };

  return {
    isFull,
    async run(asker, work) {
      if (isFull(asker)) return null;
      const lane = laneOf(asker);
      const { promise, resolve } = Promise.withResolvers<Turn>();
      if (lane.size >= waitingMax) lane.refuseLast();
      lane.add(asker.from, resolve);
      startNext();
      if ((await promise) === 'refused') return null;
      try {
        return await work();
      } finally {
        lane.running -= 1;
        startNext();
      }
    },
  };
}
