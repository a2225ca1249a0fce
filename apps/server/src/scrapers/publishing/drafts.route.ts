/** Drafts of definitions: they do not affect the live ones, except when a definition is deleted or restored. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import {
  createScraper,
  deleteScraper,
  getScraper,
  listScrapers,
  restoreScraper,
  saveScraper,
} from '@apiyard/api/contract/scrapers/scrapers';
import { newId } from '../../db/id.ts';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { markChanged } from '../live.ts';
import { validateDefinition, checkVersion, checkPathsFree, unknownScraper } from '../refusals.ts';
import type { ScraperServices } from '../services.ts';
import { shownRows, shownScraper } from '../shown.ts';
import { draftColumns } from '../stored.ts';
import { findDeletedScraper, findStored, insertScraper, updateScraper } from '../scrapers-store.ts';
import { sentence } from '../../problems/sentence.ts';

export function draftRoutes(services: ScraperServices): Route[] {
  const { database, events, live, now } = services;
  return [
    route(listScrapers, {
      rate: perMinute(300),
      handle: async () => ({ items: await shownRows(services), next: null }),
    }),

    route(getScraper, {
      rate: perMinute(600),
      handle: async ({ input }) => (await shownScraper(services, input.id)) ?? unknownScraper(),
    }),

    route(createScraper, {
      rate: perMinute(300),
      handle: async ({ input, person, request }) => {
        const refused = await validateDefinition(input);
        if (refused) return refused;
        const id = newId(now());
        const draft = draftColumns(input);
        const conflict = await database.transaction(async (transaction) => {
          const taken = await checkPathsFree(services, transaction, [draft.api], null);
          if (taken === null) await insertScraper(transaction, newRow(id, draft, now()));
          return taken;
        });
        if (conflict) return conflict;
        events.emit({
          type: 'scraper created',
          from: originOf(request),
          personId: person.id,
          scraperId: id,
          api: draft.api,
        });
        return (
          (await shownScraper(services, id)) ??
          fail('Conflict', sentence('problem.scrapers.justDeleted'), { api: draft.api })
        );
      },
    }),

    route(saveScraper, {
      rate: perMinute(300),
      handle: async ({ input: { id, version: read, ...definition }, person, request }) => {
        const refused = await validateDefinition(definition);
        if (refused) return (await findStored(database.kysely, id)) === null ? unknownScraper() : refused;
        const draft = draftColumns(definition);
        const saved = await database.transaction(async (transaction) => {
          const row = await findStored(transaction, id);
          if (row === null) return unknownScraper();
          const refusal = checkVersion(row, read) ?? (await checkPathsFree(services, transaction, [draft.api], id));
          if (refusal) return refusal;
          const version = row.version + 1;
          await updateScraper(transaction, id, { ...draft, version, updated_at: now() });
          return { version };
        });
        if (saved instanceof Failure) return saved;
        events.emit({
          type: 'scraper saved',
          from: originOf(request),
          personId: person.id,
          scraperId: id,
          api: draft.api,
          version: saved.version,
        });
        return (await shownScraper(services, id)) ?? unknownScraper();
      },
    }),

    route(deleteScraper, {
      rate: perMinute(300),
      handle: async ({ input: { id }, person, request }) => {
        const deleted = await database.transaction(async (transaction) => {
          const row = await findStored(transaction, id);
          if (row === null) return null;
          await updateScraper(transaction, id, { deleted_at: now(), updated_at: now() });
          await markChanged(transaction, now());
          return row;
        });
        if (deleted === null) return unknownScraper();
        await live.refresh();
        events.emit({
          type: 'scraper deleted',
          from: originOf(request),
          personId: person.id,
          scraperId: id,
          api: deleted.api,
        });
        return { id };
      },
    }),

    route(restoreScraper, {
      rate: perMinute(300),
      handle: async ({ input: { id }, person, request }) => {
        const restored = await database.transaction(async (transaction) => {
          const row = await findDeletedScraper(transaction, id);
          if (!row) return fail('NotFound', sentence('problem.scrapers.noDeleted'));
          const conflict = await checkPathsFree(
            services,
            transaction,
            row.live_api === null ? [row.api] : [row.api, row.live_api],
            id,
          );
          if (conflict) return conflict;
          await updateScraper(transaction, id, { deleted_at: null, updated_at: now() });
          await markChanged(transaction, now());
          return row;
        });
        if (restored instanceof Failure) return restored;
        await live.refresh();
        events.emit({
          type: 'scraper restored',
          from: originOf(request),
          personId: person.id,
          scraperId: id,
          api: restored.api,
        });
        return (await shownScraper(services, id)) ?? unknownScraper();
      },
    }),
  ];
}

/** A definition that was never published. */
export function newRow(id: string, draft: ReturnType<typeof draftColumns>, nowMs: number) {
  return {
    id,
    version: 1,
    ...draft,
    live_revision: null,
    live_api: null,
    paused: 0,
    health: 'untested' as const,
    failures_in_row: 0,
    told_failing: 0,
    last_run_at: null,
    last_run: null,
    last_test: null,
    next_test_at: null,
    created_at: nowMs,
    updated_at: nowMs,
    deleted_at: null,
  };
}
