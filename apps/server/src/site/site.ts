/** What the site says about itself: kept in the settings, known to every process within seconds of a change. */
import type { Logger } from 'pino';
import type { Language } from '@apiyard/api/contract/hub';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { LegalPage, LegalText, Retention, Site, SiteSettings } from '@apiyard/api/contract/site';
import { legalPages } from '@apiyard/api/contract/site';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Schema } from '../db/schema.ts';

const settingName = 'site';
const legalName = (page: LegalPage): string => `site legal ${page}`;

/** How late a change of another process may be noticed. */
const checkEveryMs = 5000;

const unnamed: Site = {
  name: 'Apiyard',
  operator: '',
  contactEmail: '',
  address: '',
  country: '',
  ownTexts: [],
  registration: 'open',
  maintenance: null,
};

/** What is decided for the server itself, beside what the site says. */
export interface KeptSettings {
  /** Whether an account works only once its address is confirmed. */
  readonly confirmFirst: boolean;
  /** Days. */
  readonly retention: Retention;
  /** Grows with each change. */
  readonly version: number;
}

const untouched: KeptSettings = { confirmFirst: false, retention: { calls: 30, audit: 365, mails: 30 }, version: 1 };

export interface SiteChanges extends Partial<Omit<Site, 'ownTexts'>>, Partial<Omit<KeptSettings, 'version'>> {
  /** Null takes the operator's own text away. */
  readonly legal?: Readonly<Partial<Record<LegalPage, LegalText | null>>>;
}

export type StaleSite = Failure<'Stale', { version: number }>;

export interface SiteService {
  /** As of the start, this process's last change, or the last look at what others changed. */
  current(): Site;
  /** As `current`. */
  settings(): KeptSettings;
  /** All that admins decide, as it stands in the database now. */
  whole(): Promise<SiteSettings>;
  /** The operator's own text, or null. A language that is missing falls back to English, then to any. */
  legalText(
    page: LegalPage,
    language: Language,
  ): Promise<{ readonly markdown: string; readonly lang: Language } | null>;
  /** Resolves with what holds once it is durable and every listener was told. */
  change(changes: SiteChanges): Promise<Site>;
  /** The same, unless something changed after `version` was read: then nothing is kept. */
  changeFrom(version: number, changes: SiteChanges): Promise<Site | StaleSite>;
  /** Told after every change, one of a legal text alone included. Returns what ends it. */
  onChange(listener: (site: Site) => void): () => void;
  /** Reads the settings. Before this, `current` tells what holds where nobody has set anything. */
  start(): Promise<void>;
  close(): Promise<void>;
}

interface SiteOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds between two looks at what other processes changed. */
  readonly everyMs?: number;
}

/** What is stored: a new mark with each change, so that a look at one row tells whether anything is new. */
type Stored = Site & KeptSettings & { readonly mark: string };

export function createSite({ database, log, everyMs = checkEveryMs }: SiteOptions): SiteService {
  const { kysely } = database;
  const listeners = new Set<(site: Site) => void>();
  let site = unnamed;
  let kept = untouched;
  let value: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let isTold = false;
  let turns = 0;
  let taken = 0;

  function take(found: string | null): void {
    if (found === value) return;
    value = found;
    ({ site, kept } = storedIn(found));
    for (const listener of listeners) {
      try {
        listener(site);
      } catch (error) {
        log.error({ err: error }, 'a listener to the site failed');
      }
    }
  }

  async function look(): Promise<void> {
    const turn = ++turns;
    const row = await kysely.selectFrom('setting').select('value').where('name', '=', settingName).executeTakeFirst();
    // A look that began earlier may end later, with what held before.
    if (turn < taken) return;
    taken = turn;
    take(row?.value ?? null);
  }

  async function lookAgain(): Promise<void> {
    try {
      await look();
      isTold = false;
    } catch (error) {
      if (!isTold) log.warn({ err: error }, 'cannot look for changes of the site; trying on');
      isTold = true;
    }
  }

  async function put(transaction: Transaction<Schema>, name: string, text: string): Promise<void> {
    await transaction
      .insertInto('setting')
      .values({ name, value: text })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
      .execute();
  }

  async function store(version: number | null, { legal = {}, ...said }: SiteChanges): Promise<StaleSite | null> {
    const mark = newId();
    return database.transaction(async (transaction) => {
      const row = await transaction
        .selectFrom('setting')
        .select('value')
        .where('name', '=', settingName)
        .executeTakeFirst();
      const before = storedIn(row?.value ?? null);
      if (version !== null && version !== before.kept.version) {
        return fail(
          'Stale',
          'Somebody else changed the settings meanwhile. Nothing of yours was kept: look at theirs, then save again.',
          { version: before.kept.version },
        );
      }
      const own = new Set(before.site.ownTexts);
      for (const page of legalPages) {
        const texts = legal[page];
        if (texts === undefined) continue;
        if (texts === null) await transaction.deleteFrom('setting').where('name', '=', legalName(page)).execute();
        else await put(transaction, legalName(page), JSON.stringify(texts));
        if (texts === null) own.delete(page);
        else own.add(page);
      }
      const ownTexts = legalPages.filter((page) => own.has(page));
      const stored: Stored = {
        ...before.site,
        ...before.kept,
        ...given(said),
        ownTexts,
        version: before.kept.version + 1,
        mark,
      };
      await put(transaction, settingName, JSON.stringify(stored));
      return null;
    });
  }

  async function changeFrom(version: number | null, changes: SiteChanges): Promise<Site | StaleSite> {
    const stale = await store(version, changes);
    await look();
    return stale ?? site;
  }

  return {
    current: () => site,
    settings: () => kept,
    async whole() {
      const rows = await kysely
        .selectFrom('setting')
        .selectAll()
        .where('name', 'in', [settingName, ...legalPages.map(legalName)])
        .execute();
      const valueOf = (name: string) => rows.find((row) => row.name === name)?.value ?? null;
      const { site: said, kept: decided } = storedIn(valueOf(settingName));
      const legal = Object.fromEntries(
        legalPages.map((page) => [page, JSON.parse(valueOf(legalName(page)) ?? 'null') as LegalText | null]),
      );
      return { ...said, ...decided, legal: legal as SiteSettings['legal'] };
    },
    async legalText(page, language) {
      const row = await kysely
        .selectFrom('setting')
        .select('value')
        .where('name', '=', legalName(page))
        .executeTakeFirst();
      if (!row) return null;
      const texts = JSON.parse(row.value) as LegalText;
      const [lang, markdown] = [language, 'en' as const]
        .map((wanted): [Language, string | undefined] => [wanted, texts[wanted]])
        .find(([, text]) => text !== undefined) ??
        (Object.entries(texts) as [Language, string][])[0] ?? [language, undefined];
      return markdown === undefined ? null : { markdown, lang };
    },
    async change(changes) {
      const changed = await changeFrom(null, changes);
      if (changed instanceof Failure) throw new Error('A change that names no version cannot be stale.');
      return changed;
    },
    changeFrom,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      await look();
      timer = setInterval(() => {
        looking ??= lookAgain().finally(() => {
          looking = null;
        });
      }, everyMs).unref();
    },
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

function storedIn(value: string | null): { readonly site: Site; readonly kept: KeptSettings } {
  if (value === null) return { site: unnamed, kept: untouched };
  const {
    mark: _,
    confirmFirst,
    retention,
    version,
    ...site
  } = { ...unnamed, ...untouched, ...(JSON.parse(value) as Partial<Stored>) };
  return { site, kept: { confirmFirst, retention: { ...untouched.retention, ...retention }, version } };
}

/** Leaves out what is there by name only: a member that was not sent arrives as undefined. */
function given<Changes extends object>(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Changes;
}
