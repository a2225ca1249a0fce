/** The state of the sample layer for one page, story or test. Two stores share nothing. */
import type { BlogPostRow, GalleryItem } from '../contract/content.ts';
import type { Api, Language } from '../contract/hub.ts';
import type { ApiKey } from '../contract/keys.ts';
import type { Plan } from '../contract/plans.ts';
import type { User } from '../contract/session.ts';
import type { Site } from '../contract/site.ts';
import type { Update } from '../contract/updates.ts';
import type { LoggedCall } from '../contract/usage.ts';
import { emptyAccounts, type SampleAccounts } from './account-state.ts';
import type { SampleInvitation } from './invitation-state.ts';
import { createPremiumState, type PremiumSeed, type SamplePlan, type SamplePremium } from './premium-state.ts';
import { type Runner, runners } from './runners.ts';

export interface SamplePerson {
  user: User;
  password: string;
  keys: (ApiKey & { key: string })[];
  favourites: string[];
  keysMax: number;
  callsPerMinute: number;
  /** Calls within the current minute; the sample layer's minute never ends. */
  callsThisMinute: number;
  /** Whether the inputs of their calls are stored. */
  keepsInputs?: boolean;
}

export type SampleCall = LoggedCall & { readonly input?: Readonly<Record<string, unknown>> };

export interface SampleSeed {
  readonly people?: readonly SamplePerson[];
  /** Username of the one who is signed in at the start. */
  readonly signedIn?: string;
  /** The catalogue by language. */
  readonly apis?: (language: Language) => readonly Api[];
  /** Runners in addition to, or instead of, the layer's own, by path. */
  readonly runners?: Readonly<Record<string, Runner>>;
  readonly posts?: readonly BlogPostRow[];
  readonly gallery?: readonly GalleryItem[];
  readonly updates?: readonly Update[];
  /** The sample content: shown with the above, and removed in one action. */
  readonly sampleContent?: SampleContent;
  /** SVG by file name. */
  readonly pictures?: Readonly<Record<string, string>>;
  readonly site?: Partial<Site>;
  /** Latest first. */
  readonly invitations?: readonly SampleInvitation[];
  /** What people called before, by username, latest first. */
  readonly callLog?: Readonly<Record<string, readonly SampleCall[]>>;
  /** @default free and premium, as a server has them at its first start */
  readonly plans?: readonly Plan[];
  /** How people came to their plans, vouchers and requests. */
  readonly premium?: PremiumSeed;
}

export interface SampleContent {
  readonly posts: readonly BlogPostRow[];
  readonly gallery: readonly GalleryItem[];
  readonly updates: readonly Update[];
}

const firstPlans: readonly Plan[] = [
  {
    id: 'free',
    name: '',
    callsPerDay: 1000,
    callsPerMinute: 60,
    fileSizeBytesMax: 5_000_000,
    keysMax: 5,
    premiumApis: false,
    monthlyPrice: 0,
    currency: null,
    featured: false,
  },
  {
    id: 'premium',
    name: '',
    callsPerDay: 50_000,
    callsPerMinute: 600,
    fileSizeBytesMax: 50_000_000,
    keysMax: 25,
    premiumApis: true,
    monthlyPrice: null,
    currency: null,
    featured: true,
  },
];

export interface SampleStore {
  readonly people: SamplePerson[];
  apis(language: Language): readonly Api[];
  runner(path: string): Runner | undefined;
  posts: BlogPostRow[];
  gallery: GalleryItem[];
  updates: Update[];
  readonly pictures: Readonly<Record<string, string>>;
  plans: readonly SamplePlan[];
  readonly premium: SamplePremium;
  site: Site;
  /** Latest first. */
  readonly invitations: SampleInvitation[];
  /** Wrong passwords in a row, by the name that was tried. */
  readonly failedLogins: Map<string, number>;
  registrations: number;
  /** Account data other than name and password, and the links that were mailed. */
  readonly accounts: SampleAccounts;
  /** While true, every call fails with 'Internal server error'. */
  broken: boolean;
  /** Successful calls so far. */
  calls: number;
  /** Calls of people who are known, by username, latest first. */
  readonly callLog: Map<string, SampleCall[]>;
  signedIn(): SamplePerson | null;
  signIn(person: SamplePerson): void;
  signOut(): void;
  /** The person and the key of a complete key text. */
  holderOf(key: string): { person: SamplePerson; key: ApiKey } | null;
  /** Ids in order: `sample-1`, `sample-2`… */
  nextRequestId(): string;
  nextId(): string;
}

export function createSampleStore(seed: SampleSeed = {}): SampleStore {
  const people = structuredClone(seed.people ?? []) as SamplePerson[];
  let current = people.find(({ user }) => user.username === seed.signedIn) ?? null;
  const sample: SampleContent = seed.sampleContent ?? { posts: [], gallery: [], updates: [] };
  let requests = 0;
  let ids = 0;
  return {
    people,
    apis: seed.apis ?? (() => []),
    runner: (path) => seed.runners?.[path] ?? runners[path],
    posts: [...(seed.posts ?? []), ...sample.posts],
    gallery: [...(seed.gallery ?? []), ...sample.gallery],
    updates: [...(seed.updates ?? []), ...sample.updates],
    pictures: seed.pictures ?? {},
    plans: (seed.plans ?? firstPlans).map((plan) => ({ ...plan, version: 1, position: 0 })),
    premium: createPremiumState(seed.premium ?? {}, people),
    site: {
      name: 'Apiyard',
      operator: '',
      contactEmail: '',
      address: '',
      country: '',
      ownTexts: [],
      registration: 'open',
      maintenance: null,
      ...seed.site,
    },
    invitations: structuredClone(seed.invitations ?? []) as SampleInvitation[],
    failedLogins: new Map(),
    registrations: 0,
    accounts: emptyAccounts(),
    broken: false,
    calls: 0,
    callLog: new Map(Object.entries(seed.callLog ?? {}).map(([username, calls]) => [username, [...calls]])),
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
    nextRequestId: () => `sample-${++requests}`,
    nextId: () => `sample-id-${++ids}`,
  };
}
