/** Live definitions: publish, roll back, pause. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import {
  listScraperRevisions,
  pauseScraper,
  publishScraper,
  resumeScraper,
  rollBackScraper,
} from '@apiyard/api/contract/scrapers/scrapers';
import type { ScraperRevision } from '@apiyard/api/contract/scrapers/scrapers';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { markChanged } from '../live.ts';
import { publishRevision } from './publish.ts';
import {
  invalid,
  loadChecks,
  notPublished,
  validateDefinition,
  validateSecrets,
  checkVersion,
  checkPathsFree,
  unknownScraper,
} from '../refusals.ts';
import { apiPathOf } from '../run/input.ts';
import type { ScraperServices } from '../services.ts';
import { shownScraper, timeOf } from '../shown.ts';
import { draftColumns, readDefinition, shownDefinition } from '../stored.ts';
import { findRevisionDefinition, findStored, listRevisions, updateScraper } from '../scrapers-store.ts';
import { issue, issueAt, sentence } from '../../problems/sentence.ts';

/** For a definition that an earlier version stored. */
const outdated = (pointer: string) => invalid([issue(pointer, 'outdated', sentence('problem.definitions.outdated'))]);

export function publishingRoutes(services: ScraperServices): Route[] {
  const { database, events, live, now } = services;

  /** Pausing and resuming change only whether calls are allowed, and when tests are due. */
  async function setPaused(id: string, isPaused: boolean) {
    return database.transaction(async (transaction) => {
      const row = await findStored(transaction, id);
      if (row === null) return unknownScraper();
      if (row.live_revision === null) return notPublished();
      if ((row.paused === 1) !== isPaused) {
        const due = isPaused || row.next_test_at === null ? {} : { next_test_at: now() };
        await updateScraper(transaction, id, { paused: isPaused ? 1 : 0, updated_at: now(), ...due });
        await markChanged(transaction, now());
      }
      return row;
    });
  }

  const pausing = (
    [
      [pauseScraper, true, 'scraper paused'],
      [resumeScraper, false, 'scraper resumed'],
    ] as const
  ).map(([entry, isPaused, type]) =>
    route(entry, {
      rate: perMinute(300),
      handle: async ({ input: { id }, person, request }) => {
        const row = await setPaused(id, isPaused);
        if (row instanceof Failure) return row;
        await live.refresh();
        events.emit({
          type,
          from: originOf(request),
          personId: person.id,
          scraperId: id,
          api: row.live_api ?? row.api,
        });
        return (await shownScraper(services, id)) ?? unknownScraper();
      },
    }),
  );

  return [
    ...pausing,

    route(publishScraper, {
      rate: perMinute(300),
      handle: async ({ input: { id, version, note }, person, request }) => {
        // Outside of the transaction, so that it does not wait.
        await loadChecks();
        const published = await database.transaction(async (transaction) => {
          const row = await findStored(transaction, id);
          if (row === null) return unknownScraper();
          const definition = readDefinition(row.definition);
          const refusal =
            checkVersion(row, version) ??
            (definition === null ? outdated('') : await validateDefinition(definition)) ??
            (await checkPathsFree(services, transaction, [row.api], id));
          if (refusal !== null || definition === null) return refusal ?? outdated('');
          const locked = await validateSecrets(services, transaction, id, definition);
          if (locked) return locked;
          const revision = await publishRevision(transaction, id, {
            definition,
            by: person.username,
            restores: null,
            note,
            nowMs: now(),
          });
          return { revision, api: row.api };
        });
        if (published instanceof Failure) return published;
        await live.refresh();
        events.emit({
          type: 'scraper published',
          from: originOf(request),
          personId: person.id,
          scraperId: id,
          ...published,
        });
        return (await shownScraper(services, id)) ?? unknownScraper();
      },
    }),

    route(rollBackScraper, {
      rate: perMinute(300),
      handle: async ({ input: { id, revision: restores }, person, request }) => {
        await loadChecks();
        const rolledBack = await database.transaction(async (transaction) => {
          const row = await findStored(transaction, id);
          if (row === null) return unknownScraper();
          const wanted = await findRevisionDefinition(transaction, id, restores);
          if (wanted === undefined)
            return fail('NotFound', sentence('problem.scrapers.noRevision', { revision: restores }));
          const definition = readDefinition(wanted);
          if (definition === null) return outdated('/revision');
          // Pointers into an old revision would lead nowhere: there is one input, its number.
          const bad =
            (await validateDefinition(definition)) ?? (await validateSecrets(services, transaction, id, definition));
          if (bad) return invalid(bad.extras.errors.map((each) => issueAt('/revision', each)));
          const api = apiPathOf(definition);
          const conflict = await checkPathsFree(services, transaction, [api], id);
          if (conflict) return conflict;
          if (row.definition === row.live_definition) {
            await updateScraper(transaction, id, { ...draftColumns(definition), version: row.version + 1 });
          }
          const revision = await publishRevision(transaction, id, {
            definition,
            by: person.username,
            restores,
            note: null,
            nowMs: now(),
          });
          return { revision, api };
        });
        if (rolledBack instanceof Failure) return rolledBack;
        await live.refresh();
        events.emit({
          type: 'scraper rolled back',
          from: originOf(request),
          personId: person.id,
          scraperId: id,
          restores,
          ...rolledBack,
        });
        return (await shownScraper(services, id)) ?? unknownScraper();
      },
    }),

    route(listScraperRevisions, {
      rate: perMinute(300),
      handle: async ({ input: { id } }) => {
        const row = await findStored(database.kysely, id);
        if (row === null) return unknownScraper();
        const rows = await listRevisions(database.kysely, id);
        const items = rows.map(
          ({ revision, published_at, published_by, restores, note, definition }): ScraperRevision => ({
            revision,
            live: revision === row.live_revision,
            publishedAt: timeOf(published_at),
            publishedBy: published_by,
            restores,
            note,
            definition: shownDefinition(definition),
          }),
        );
        return { items, next: null };
      },
    }),
  ];
}
