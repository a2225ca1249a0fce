/** What the site says about itself: kept in the settings, known to every process within seconds of a change. */
import type { Logger } from 'pino';
import type { Language } from '@apiyard/api/contract/hub';
import type { LegalPage, Site } from '@apiyard/api/contract/site';
import { legalPages } from '@apiyard/api/contract/site';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';

const settingName = 'site';
const legalName = (page: LegalPage): string => `site legal ${page}`;

/** How late a change of another process may be noticed. */
const checkEveryMs = 5000;

const unnamed: Site = { name: 'Apiyard', operator: '', contactEmail: '', address: '', country: '', ownTexts: [], registration: 'open', maintenance: null };

export type LegalText = Readonly<Partial<Record<Language, string>>>;

export interface SiteChanges extends Partial<Omit<Site, 'ownTexts'>> {
  /** Null takes the operator's own text away. */
  readonly legal?: Readonly<Partial<Record<LegalPage, LegalText | null>>>;
}

export interface SiteService {
  /** As of the start, this process's last change, or the last look at what others changed. */
  current(): Site;
  /** The operator's own text, or null. A language that is missing falls back to English, then to any. */
  legalText(page: LegalPage, language: Language): Promise<{ readonly markdown: string; readonly lang: Language } | null>;
  /** Resolves with what holds once it is durable and every listener was told. */
  change(changes: SiteChanges): Promise<Site>;
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
type Stored = Site & { readonly mark: string };

export function createSite({ database, log, everyMs = checkEveryMs }: SiteOptions): SiteService {
  const { kysely } = database;
  const listeners = new Set<(site: Site) => void>();
  let site = unnamed;
  let value: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let isTold = false;
  let turns = 0;
  let taken = 0;

  function take(found: string | null): void {
    if (found === value) return;
    value = found;
    site = found === null ? unnamed : siteOf(found);
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

  return {
    current: () => site,
    async legalText(page, language) {
      const row = await kysely.selectFrom('setting').select('value').where('name', '=', legalName(page)).executeTakeFirst();
      if (!row) return null;
      const texts = JSON.parse(row.value) as LegalText;
      const [lang, markdown] = [language, 'en' as const]
        .map((wanted): [Language, string | undefined] => [wanted, texts[wanted]])
        .find(([, text]) => text !== undefined) ?? (Object.entries(texts) as [Language, string][])[0] ?? [language, undefined];
      return markdown === undefined ? null : { markdown, lang };
    },
    async change({ legal = {}, ...said }) {
      const mark = newId();
      await database.transaction(async (transaction) => {
        const put = (name: string, text: string) =>
          transaction
            .insertInto('setting').values({ name, value: text })
            .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text })).execute();
        const row = await transaction.selectFrom('setting').select('value').where('name', '=', settingName).executeTakeFirst();
        const before = row ? siteOf(row.value) : unnamed;
        const own = new Set(before.ownTexts);
        for (const page of legalPages) {
          const texts = legal[page];
          if (texts === undefined) continue;
          if (texts === null) await transaction.deleteFrom('setting').where('name', '=', legalName(page)).execute();
          else await put(legalName(page), JSON.stringify(texts));
          if (texts === null) own.delete(page);
          else own.add(page);
        }
        const stored: Stored = { ...before, ...given(said), ownTexts: legalPages.filter((page) => own.has(page)), mark };
        await put(settingName, JSON.stringify(stored));
      });
      await look();
      return site;
    },
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

function siteOf(stored: string): Site {
  const { mark: _, ...site } = JSON.parse(stored) as Stored;
  return { ...unnamed, ...site };
}

/** Leaves out what is there by name only: a member that was not sent arrives as undefined. */
function given<Changes extends object>(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Changes;
}
