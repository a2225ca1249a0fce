/** The people of the sample layer, and the session. */
import type { User } from '../contract/accounts/session.ts';

export interface SamplePerson {
  user: User;
  password: string;
  favourites: string[];
}

export interface PeopleState {
  readonly people: SamplePerson[];
  signedIn(): SamplePerson | null;
  signIn(person: SamplePerson): void;
  signOut(): void;
}

export function createPeopleState(): PeopleState {
  let current: SamplePerson | null = null;
  return {
    people: [],
    signedIn: () => current,
    signIn: (person) => {
      current = person;
    },
    signOut: () => {
      current = null;
    },
  };
}
