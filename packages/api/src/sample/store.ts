/** What the sample layer remembers while a page, story or test lives. Nothing is shared between two stores. */
import type { BlogPostRow, GalleryItem } from '../contract/content.ts';
import type { Api, Language } from '../contract/hub.ts';
import type { ApiKey } from '../contract/keys.ts';
import type { User } from '../contract/session.ts';

export interface SamplePerson {
  user: User;
  password: string;
  keys: (ApiKey & { key: string })[];
  favourites: string[];
}

export interface SampleSeed {
  readonly people?: readonly SamplePerson[];
  /** Username of the one who is signed in at the start. */
  readonly signedIn?: string;
  /** The catalogue by language. */
  readonly apis?: (language: Language) => readonly Api[];
  readonly posts?: readonly BlogPostRow[];
  readonly gallery?: readonly GalleryItem[];
}

export interface SampleStore {
  readonly people: SamplePerson[];
  apis(language: Language): readonly Api[];
  readonly posts: readonly BlogPostRow[];
  readonly gallery: readonly GalleryItem[];
  /** Successful calls so far. */
  calls: number;
  signedIn(): SamplePerson | null;
  signIn(person: SamplePerson): void;
  signOut(): void;
  /** The one a key belongs to; the key must not have ended. */
  personOfKey(key: string): SamplePerson | null;
  /** Ids in order: `sample-1`, `sample-2`… */
  nextRequestId(): string;
  nextId(): string;
}

export function createSampleStore(seed: SampleSeed = {}): SampleStore {
  const people = structuredClone(seed.people ?? []) as SamplePerson[];
  let current = people.find(({ user }) => user.username === seed.signedIn) ?? null;
  let requests = 0;
  let ids = 0;
  return {
    people,
    apis: seed.apis ?? (() => []),
    posts: seed.posts ?? [],
    gallery: seed.gallery ?? [],
    calls: 0,
    signedIn: () => current,
    signIn: (person) => {
      current = person;
    },
    signOut: () => {
      current = null;
    },
    personOfKey: (key) => people.find(({ keys }) => keys.some((held) => held.key === key)) ?? null,
    nextRequestId: () => `sample-${++requests}`,
    nextId: () => `sample-id-${++ids}`,
  };
}
