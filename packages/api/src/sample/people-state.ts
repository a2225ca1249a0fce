/** The people of the sample layer with their keys, and the session. */
import type { ApiKey } from '../contract/keys.ts';
import type { User } from '../contract/session.ts';

export interface SamplePerson {
  user: User;
  password: string;
  keys: (ApiKey & { key: string })[];
  favourites: string[];
  keysMax: number;
  callsPerMinute: number;
  /** Calls within the current minute; the sample layer's minute never ends. */
  callsThisMinute: number;
  /** Whether what they send is kept beside their calls. */
  keepsInputs?: boolean;
}

export interface PeopleSeed {
  readonly people?: readonly SamplePerson[];
  /** Username of the one who is signed in at the start. */
  readonly signedIn?: string;
}

export interface PeopleState {
  readonly people: SamplePerson[];
  /** Wrong passwords in a row, by the name that was tried. */
  readonly failedLogins: Map<string, number>;
  registrations: number;
  signedIn(): SamplePerson | null;
  signIn(person: SamplePerson): void;
  signOut(): void;
  /** The person and the key that a whole key stands for. */
  holderOf(key: string): { person: SamplePerson; key: ApiKey } | null;
}

export function createPeopleState(seed: PeopleSeed): PeopleState {
  const people = structuredClone(seed.people ?? []) as SamplePerson[];
  let current = people.find(({ user }) => user.username === seed.signedIn) ?? null;
  return {
    people,
    failedLogins: new Map(),
    registrations: 0,
    signedIn: () => current,
    signIn: (person) => {
      current = person;
    },
    signOut: () => {
      current = null;
    },
    holderOf: (whole) => {
      for (const person of people) {
        const key = person.keys.find((held) => held.key === whole);
        if (key) return { person, key };
      }
      return null;
    },
  };
}
