/** Public data of the site: stored in the settings, and updated in every process within seconds of a change. */
import type { Logger } from 'pino';
import type { Language } from '@apiyard/api/contract/hub/hub';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { defaultSite } from '@apiyard/api/contract/site/default-site';
import type { LegalPage, LegalText, Retention, Site, SiteSettings } from '@apiyard/api/contract/site/site';
import { legalPages } from '@apiyard/api/contract/site/site';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import { deleteSetting, findSetting, findSettings, upsertSetting } from '../settings-store.ts';
import { sentence } from '../problems/sentence.ts';

const settingName = 'site';
const legalName = (page: LegalPage): string => `site legal ${page}`;

/** How late a change of another process may be noticed. */
const checkEveryMs = 5000;

/** Settings of the server itself, which are not public. */
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
  /** Null removes the operator's own text. */
  readonly legal?: Readonly<Partial<Record<LegalPage, LegalText | null>>>;
}

export type StaleSite = Failure<'Stale', { version: number }>;

export interface SiteService extends AsyncDisposable {
  /** As of the start, this process's last change, or the last check for changes by others. */
  current(): Site;
  /** As `current`. */
  settings(): KeptSettings;
  /** All site settings, read from the database. */
  whole(): Promise<SiteSettings>;
  /** The operator's own text, or null. A language that is missing falls back to English, then to any. */
  legalText(
    page: LegalPage,
    language: Language,
  ): Promise<{ readonly markdown: string; readonly lang: Language } | null>;
  /** Resolves with the values in force once they are durable and every listener was called. */
  change(changes: SiteChanges): Promise<Site>;
  /** The same, unless something changed after `version` was read: then nothing is kept. */
  changeFrom(version: number, changes: SiteChanges): Promise<Site | StaleSite>;
  /** Called after every change, including legal texts. Returns the unsubscribe function. */
  onChange(listener: (site: Site) => void): () => void;
  /** Reads the settings. Before this, `current` returns the defaults. */
  start(): Promise<void>;
}

interface SiteOptions {
  readonly database: Database;
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly log: Pick<Logger, 'error'>;
  /** Milliseconds between two looks at what other processes changed. */
  readonly everyMs?: number;
}

/** The stored form, with a new version with each change, so that reading one row shows whether anything changed. */
type Stored = Site & KeptSettings & { readonly mark: string };

export function createSite({ database, scheduler, log, everyMs = checkEveryMs }: SiteOptions): SiteService {
  const { kysely } = database;
  const listeners = new Set<(site: Site) => void>();
  let site = defaultSite;
  let kept = untouched;
  let value: string | null = null;
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
        log.error({ err: error }, 'a listener for site settings failed');
      }
    }
  }

  async function look(): Promise<void> {
    const turn = ++turns;
    const found = await findSetting(kysely, settingName);
    // A look that began earlier may end later, with what held before.
    if (turn < taken) return;
    taken = turn;
    take(found ?? null);
  }

  const refresh = scheduler.add({ name: 'site settings', everyMs, scope: 'process', run: look });

  async function store(version: number | null, { legal = {}, ...fields }: SiteChanges): Promise<StaleSite | null> {
    const mark = newId();
    return database.transaction(async (transaction) => {
      const before = storedIn((await findSetting(transaction, settingName)) ?? null);
      if (version !== null && version !== before.kept.version) {
        return fail('Stale', sentence('problem.content.siteStale'), { version: before.kept.version });
      }
      const own = new Set(before.site.ownTexts);
      for (const page of legalPages) {
        const texts = legal[page];
        if (texts === undefined) continue;
        if (texts === null) await deleteSetting(transaction, legalName(page));
        else await upsertSetting(transaction, legalName(page), JSON.stringify(texts));
        if (texts === null) own.delete(page);
        else own.add(page);
      }
      const ownTexts = legalPages.filter((page) => own.has(page));
      const stored: Stored = {
        ...before.site,
        ...before.kept,
        ...given(fields),
        ownTexts,
        version: before.kept.version + 1,
        mark,
      };
      await upsertSetting(transaction, settingName, JSON.stringify(stored));
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
      const values = await findSettings(kysely, [settingName, ...legalPages.map(legalName)]);
      const valueOf = (name: string) => values.get(name) ?? null;
      const { site: fields, kept: decided } = storedIn(valueOf(settingName));
      const legal = Object.fromEntries(
        legalPages.map((page) => [page, JSON.parse(valueOf(legalName(page)) ?? 'null') as LegalText | null]),
      );
      return { ...fields, ...decided, legal: legal as SiteSettings['legal'] };
    },
    async legalText(page, language) {
      const stored = await findSetting(kysely, legalName(page));
      if (stored === undefined) return null;
      const texts = JSON.parse(stored) as LegalText;
      const [lang, markdown] = [language, 'en' as const]
        .map((wanted): [Language, string | undefined] => [wanted, texts[wanted]])
        .find(([, text]) => text !== undefined) ??
        (Object.entries(texts) as [Language, string][])[0] ?? [language, undefined];
      return markdown === undefined ? null : { markdown, lang };
    },
    async change(changes) {
      const changed = await changeFrom(null, changes);
      if (changed instanceof Failure) throw new Error('A change without a version cannot be stale.');
      return changed;
    },
    changeFrom,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: look,
    [Symbol.asyncDispose]: () => refresh[Symbol.asyncDispose](),
  };
}

function storedIn(value: string | null): { readonly site: Site; readonly kept: KeptSettings } {
  if (value === null) return { site: defaultSite, kept: untouched };
  const {
    mark: _,
    confirmFirst,
    retention,
    version,
    ...site
  } = { ...defaultSite, ...untouched, ...(JSON.parse(value) as Partial<Stored>) };
  return { site, kept: { confirmFirst, retention: { ...untouched.retention, ...retention }, version } };
}

/** Leaves out what is there by name only: a member that was not sent arrives as undefined. */
function given<Changes extends object>(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Changes;
}
