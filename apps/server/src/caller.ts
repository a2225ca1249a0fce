/** The caller of a request. */
import type { KeyScope, Sentence } from '@apiyard/api/contract/endpoint';
import { Failure } from '@apiyard/api/contract/endpoint';

export interface Plan {
  readonly id: string;
  readonly callsPerDay: number;
  readonly callsPerMinute: number;
  readonly fileSizeBytesMax: number;
  readonly keysMax: number;
  readonly premiumApis: boolean;
}

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly name: string;
  readonly avatar: string | null;
  readonly role: 'user' | 'admin';
  /** The plan in force now: premium that has ended counts as free. */
  readonly plan: Plan;
  /** Unix milliseconds. */
  readonly premiumUntil: number | null;
}

/** A person and the key their calls are metered on: the one they sent, or the main key for a session. */
export interface Caller {
  readonly person: Person;
  readonly via: 'key' | 'session';
  readonly keyId: string;
  /** Areas the key may call; null is all. */
  readonly areas: readonly string[] | null;
  /** What the key may do in addition to calling APIs. */
  readonly scopes: readonly KeyScope[];
  /** The person has turned on storing the inputs of their calls. */
  readonly keepsInputs: boolean;
}

/** A key that is known, and may not be used so: its owner finds the call in the log. */
export class KeyRefused extends Failure<'Forbidden' | 'KeyExpired', Record<never, never>> {
  readonly #caller: Caller;
  constructor(code: 'Forbidden' | 'KeyExpired', text: Sentence, caller: Caller) {
    super(code, {}, text);
    this.#caller = caller;
  }
  get caller(): Caller {
    return this.#caller;
  }
}
