import { beforeEach, expect, it } from 'vitest';
import { definitionOf } from '../../test/definitions.ts';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { schedulerOf } from '../../test/scheduler.ts';
import type { MailContent } from '../egress/mail.ts';
import { createEvents } from '../events.ts';
import { createLog } from '../http/logging/log.ts';
import { newRow } from './publishing/drafts.route.ts';
import { createLastRuns } from './last-runs.ts';
import { publishRevision } from './publishing/publish.ts';
import type { ScraperServices } from './services.ts';
import { draftColumns } from './stored.ts';
import { storeTestRun } from './test-runs.ts';

const atMs = 1_795_168_800_000;

describeOnEngines('What comes of runs', (on) => {
  const log = createLog('silent').logger;
  const rowOf = () =>
    on()
      .database.kysely.selectFrom('scraper')
      .select(['last_run_at', 'health', 'told_failing'])
      .where('id', '=', 'books')
      .executeTakeFirstOrThrow();
  beforeEach(async () => {
    const definition = definitionOf();
    await on().database.kysely.deleteFrom('scraper').execute();
    await on().database.transaction(async (transaction) => {
      await transaction
        .insertInto('scraper')
        .values(newRow('books', draftColumns(definition), atMs))
        .execute();
      await publishRevision(transaction, 'books', { definition, by: 'ann', restores: null, note: null, nowMs: atMs });
    });
  });

  it('is written when the server closes, and an earlier run does not replace a later one', async () => {
    const write = async (at: number) => {
      await using runs = createLastRuns(on().database, schedulerOf(on().database));
      runs.note('books', { at, passed: true, ms: 3, detail: null });
    };
    await write(atMs + 5);
    await write(atMs + 4);
    expect((await rowOf()).last_run_at).toBe(atMs + 5);
  });

  it('is sent to the admins although the server cannot refresh its live definitions', async () => {
    const letters: MailContent[] = [];
    const services = {
      database: on().database,
      log,
      events: createEvents(),
      publicUrl: null,
      now: () => atMs,
      live: { refresh: () => Promise.reject(new Error('The database is away.')) },
      emailAdmins: (letter: MailContent) => void letters.push(letter),
    } as unknown as ScraperServices;
    const run = {
      at: new Date(atMs).toISOString(),
      of: 'live' as const,
      passed: false,
      tests: [{ name: 'two at least', passed: false, ms: 1, detail: 'There are none.' }],
    };
    for (let time = 0; time < 3; time += 1) await storeTestRun(services, { scraperId: 'books', revision: 1, run });
    expect(await rowOf()).toMatchObject({ health: 'failing', told_failing: 1 });
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('scrape/books/list fails its tests'),
    ]);
  });
});
