/** What the sample layer remembers while a page, story or test lives. Nothing is shared between two stores. */
import type { AuditEntry } from '../contract/audit.ts';
import type { BlogPostRow, GalleryItem } from '../contract/content.ts';
import type { Api, Language } from '../contract/hub.ts';
import type { ApiKey } from '../contract/keys.ts';
import type { Message } from '../contract/messages.ts';
import type { Notification } from '../contract/notifications.ts';
import type { Plan } from '../contract/plans.ts';
import type { User } from '../contract/session.ts';
import type { LegalPage, Site, SiteSettings } from '../contract/site.ts';
import type { Update } from '../contract/updates.ts';
import type { LoggedCall } from '../contract/usage.ts';
import { emptyAccounts, type SampleAccounts } from './account-state.ts';
import type { SampleInvitation } from './invitation-state.ts';
import { createPremiumState, type PremiumSeed, type SamplePlan, type SamplePremium } from './premium-state.ts';
import type { SampleApps, SampleAppVersion } from './app-state.ts';
import { createNotificationState, type SampleNotifications } from './notification-state.ts';
import type { SampleDesk } from './desk-state.ts';
import { emptyDesk } from './desk-state.ts';
import { type Runner, runners } from './runners.ts';
import type { SamplePage, SampleRefusal } from './scraper-pages.ts';
import { describeScraper, runScraper, type SampleScraper } from './scraper-state.ts';

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

export type SampleCall = LoggedCall & { readonly input?: Readonly<Record<string, unknown>> };

export interface SampleSeed {
  readonly people?: readonly SamplePerson[];
  /** Username of the one who is signed in at the start. */
  readonly signedIn?: string;
  /** The catalogue by language. */
  readonly apis?: (language: Language) => readonly Api[];
  /** Runners beside, or in place of, the layer's own, by path. */
  readonly runners?: Readonly<Record<string, Runner>>;
  /** Definitions of APIs without code; those that are live stand in the catalogue and run. */
  readonly scrapers?: readonly SampleScraper[];
  /** The sites that definitions can read. */
  readonly pages?: readonly (SamplePage | SampleRefusal)[];
  readonly posts?: readonly BlogPostRow[];
  readonly gallery?: readonly GalleryItem[];
  readonly updates?: readonly Update[];
  /** What came with the product: shown beside the above, and removed in one action. */
  readonly sampleContent?: SampleContent;
  /** SVG by file name. */
  readonly pictures?: Readonly<Record<string, string>>;
  readonly site?: Partial<Site>;
  /** What people were told, by username, latest first. */
  readonly notifications?: Readonly<Record<string, readonly Notification[]>>;
  /** Versions of Android apps, last made first. */
  readonly apps?: readonly SampleAppVersion[];
  /** Latest first. */
  readonly invitations?: readonly SampleInvitation[];
  /** What people wrote, latest first. */
  readonly messages?: readonly Message[];
  /** What happened, latest first. */
  readonly audit?: readonly AuditEntry[];
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
  /** Whether the path is one that no definition may take. */
  builtIn(path: string): boolean;
  runner(path: string): Runner | undefined;
  /** Last changed first; the deleted ones are kept. */
  readonly scrapers: SampleScraper[];
  readonly pages: readonly (SamplePage | SampleRefusal)[];
  posts: BlogPostRow[];
  gallery: GalleryItem[];
  updates: Update[];
  /** Ids of what came with the product. */
  readonly sampleIds: ReadonlySet<string>;
  readonly desk: SampleDesk;
  readonly pictures: Readonly<Record<string, string>>;
  plans: readonly SamplePlan[];
  readonly premium: SamplePremium;
  site: Site;
  siteSettings: Pick<SiteSettings, 'retention' | 'version'>;
  /** Latest first. */
  readonly invitations: SampleInvitation[];
  /** While true, no mail leaves. */
  isMailBroken: boolean;
  readonly apps: SampleApps;
  /** By username. */
  notificationsOf(username: string): SampleNotifications;
  /** The operator's own texts, by page and language. */
  readonly legal: Map<LegalPage, Readonly<Partial<Record<Language, string>>>>;
  /** Latest first; the removed ones are kept. */
  readonly messages: Message[];
  /** What a removed message was before, by its id. */
  readonly removedFrom: Map<string, Message['state']>;
  /** Latest first. */
  readonly audit: AuditEntry[];
  /** What admins did to accounts, by the person's id. */
  readonly peopleDesk: {
    readonly disabledAt: Map<string, string>;
    readonly versions: Map<string, number>;
    readonly resets: Map<string, number>;
  };
  /** Messages that this visitor has sent, the dropped ones included. */
  messagesSent: number;
  /** While true, visitors' messages ask for proof of work. */
  isMessageFlood: boolean;
  /** Nonces of challenges whose proof was accepted. */
  readonly spentProofs: Set<string>;
  /** Wrong passwords in a row, by the name that was tried. */
  readonly failedLogins: Map<string, number>;
  registrations: number;
  /** What accounts have beside name and password, and the links that were mailed. */
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
  /** The person and the key that a whole key stands for. */
  holderOf(key: string): { person: SamplePerson; key: ApiKey } | null;
  /** Ids in order: `sample-1`, `sample-2`… */
  nextRequestId(): string;
  nextId(): string;
}

export function createSampleStore(seed: SampleSeed = {}): SampleStore {
  const people = structuredClone(seed.people ?? []) as SamplePerson[];
  let current = people.find(({ user }) => user.username === seed.signedIn) ?? null;
  const scrapers = structuredClone(seed.scrapers ?? []) as SampleScraper[];
  const pages = seed.pages ?? [];
  const builtIns = seed.apis ?? (() => []);
  const live = () => scrapers.flatMap((scraper) => describeScraper(scraper) ?? []);
  const sample: SampleContent = seed.sampleContent ?? { posts: [], gallery: [], updates: [] };
  const disabledAt = new Map<string, string>();
  let requests = 0;
  let ids = 0;
  return {
    people,
    apis: (language) => [...builtIns(language), ...live()],
    builtIn: (path) => builtIns('en').some((api) => api.path === path),
    runner: (path) => {
      const own = seed.runners?.[path] ?? runners[path];
      const scraper = scrapers.find((candidate) => describeScraper(candidate)?.path === path);
      return own ?? (scraper && ((input) => runScraper(scraper, pages, input)));
    },
    scrapers,
    pages,
    posts: [...(seed.posts ?? []), ...sample.posts],
    gallery: [...(seed.gallery ?? []), ...sample.gallery],
    updates: [...(seed.updates ?? []), ...sample.updates],
    sampleIds: new Set([sample.posts, sample.gallery, sample.updates].flatMap((list) => list.map(({ id }) => id))),
    desk: emptyDesk(),
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
    siteSettings: { retention: { calls: 30, audit: 365, mails: 30 }, version: 1 },
    invitations: structuredClone(seed.invitations ?? []) as SampleInvitation[],
    isMailBroken: false,
    notificationsOf: createNotificationState(seed.notifications),
    apps: { uploads: new Map(), versions: [...(seed.apps ?? [])], known: new Map() },
    legal: new Map(),
    messages: [...(seed.messages ?? [])],
    removedFrom: new Map(),
    audit: [...(seed.audit ?? [])],
    peopleDesk: { disabledAt, versions: new Map(), resets: new Map() },
    messagesSent: 0,
    isMessageFlood: false,
    spentProofs: new Set(),
    failedLogins: new Map(),
    registrations: 0,
    accounts: emptyAccounts(),
    broken: false,
    calls: 0,
    callLog: new Map(Object.entries(seed.callLog ?? {}).map(([username, calls]) => [username, [...calls]])),
    signedIn: () => (current !== null && disabledAt.has(current.user.id) ? null : current),
    signIn: (person) => {
      current = person;
    },
    signOut: () => {
      current = null;
    },
    holderOf: (whole) => {
      for (const person of people) {
        if (disabledAt.has(person.user.id)) continue;
        const key = person.keys.find((held) => held.key === whole);
        if (key) return { person, key };
      }
      return null;
    },
    nextRequestId: () => `sample-${++requests}`,
    nextId: () => `sample-id-${++ids}`,
  };
}
