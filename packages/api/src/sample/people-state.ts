/** The people of the sample layer with their keys, and the session. */
import type { ApiKey } from '../contract/accounts/keys.ts';
import type { User } from '../contract/accounts/session.ts';

export interface SamplePerson {
  user: User;
  password: string;
  keys: (ApiKey & { key: string })[];
  favourites: string[];
  keysMax: number;
}

export interface PeopleState {
  readonly people: SamplePerson[];
  /** Wrong passwords in a row, by the name that was tried. */
  readonly failedLogins: Map<string, number>;
  registrations: number;
  signedIn(): SamplePerson | null;
  signIn(person: SamplePerson): void;
  signOut(): void;
  /** The owner of this key; null if it was revoked or does not exist. */
  holderOf(key: string): SamplePerson | null;
}

export function createPeopleState(): PeopleState {
  const people: SamplePerson[] = [];
  let current: SamplePerson | null = null;
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
    holderOf: (whole) =>
      people.find(({ keys }) => keys.some(({ key, ended }) => key === whole && ended === null)) ?? null,
  };
}
