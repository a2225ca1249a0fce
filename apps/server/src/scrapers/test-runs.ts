/** Effects of a run of a definition's own tests: health, and emails to the admins. */
import type { ScraperTestRun } from '@apiyard/api/contract/scrapers/scrapers';
import { markChanged } from './live.ts';
import { failingMail, recoveredMail } from './mails.ts';
import type { ScraperServices } from './services.ts';
import { findStored, updateScraper } from './scrapers-store.ts';

/** Failed runs in a row after which an API is marked: sites have bad minutes. */
const failuresMax = 3;

interface TestRunOrder {
  readonly scraperId: string;
  /** The tested revision; null for the draft, which does not affect the live one. */
  readonly revision: number | null;
  readonly run: ScraperTestRun;
  /** Set by the schedule: the claim under which it ran, and when the next run is due. */
  readonly claim?: { readonly until: number; readonly nextAt: number };
}

/** Stores the run and updates health, and refreshes the live definitions. Ignored for a revision that is no longer live. */
export async function storeTestRun(
  services: ScraperServices,
  { scraperId, revision, run, claim }: TestRunOrder,
): Promise<void> {
  const { database, live, events, log, emailAdmins, publicUrl, now } = services;
  const news = await database.transaction(async (transaction) => {
    const row = await findStored(transaction, scraperId);
    if (row === null || (revision !== null && row.live_revision !== revision)) return null;
    const kept = { last_test: JSON.stringify(run) };
    // If it was published or resumed during the run, its tests are due immediately: that is kept.
    const next = claim !== undefined && row.next_test_at === claim.until ? { next_test_at: claim.nextAt } : {};
    if (revision === null) {
      await updateScraper(transaction, scraperId, kept);
      return null;
    }
    const failures = run.passed ? 0 : row.failures_in_row + 1;
    const health = run.passed ? 'ok' : failures >= failuresMax ? 'failing' : row.health;
    const fails = health === 'failing' && row.health !== 'failing';
    const worksAgain = run.passed && row.told_failing === 1;
    await updateScraper(transaction, scraperId, {
      ...kept,
      ...next,
      health,
      failures_in_row: failures,
      told_failing: fails ? 1 : worksAgain ? 0 : row.told_failing,
    });
    if (health !== row.health) await markChanged(transaction, now());
    return { changed: health !== row.health, fails, worksAgain, api: row.live_api ?? row.api, title: row.title };
  });
  if (news === null || revision === null) return;
  const { api, title } = news;
  if (news.changed) {
    // The emails are sent even if this fails, since no one else sends them. The live definitions are reloaded within a second.
    await live
      .refresh()
      .catch((error: unknown) =>
        log.warn({ err: error, scraperId }, 'calls are not answered by the new health of a scraper yet'),
      );
  }
  const about = { api, title, place: publicUrl === null ? null : new URL('/addscrape', publicUrl).href };
  if (news.fails) {
    const detail = run.tests.find(({ passed }) => !passed)?.detail ?? 'A test failed.';
    events.emit({ type: 'scraper failing', from: null, scraperId, api, revision, detail });
    emailAdmins(failingMail({ ...about, runs: failuresMax, tests: run.tests }));
  }
  if (news.worksAgain) {
    events.emit({ type: 'scraper works again', from: null, scraperId, api, revision });
    emailAdmins(recoveredMail(about));
  }
}
