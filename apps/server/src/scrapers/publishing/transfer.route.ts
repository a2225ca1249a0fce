/** Definitions from one installation to another, and the schema that describes them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { exportScrapers, getScraperSchema, importScrapers } from '@apiyard/api/contract/scrapers/scrapers';
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { newId } from '../../db/id.ts';
import type { Schema } from '../../db/schema.ts';
import { addressOf } from '../../env.ts';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { newRow } from './drafts.route.ts';
import { definitionSchema, fileSchemaFragment, schemaPath } from '../json-schema.ts';
import type { Invalid } from '../refusals.ts';
import { invalid, validateDefinition, checkPathsFree } from '../refusals.ts';
import { apiPathOf } from '../run/input.ts';
import type { ScraperServices } from '../services.ts';
import { draftColumns, shownDefinition } from '../stored.ts';
import { findStoredAt, insertScraper, listStoredByPath, updateScraper } from '../scrapers-store.ts';
import { sentence } from '../../problems/sentence.ts';

/** As many definitions as a file may have, at ten kilobytes each. */
const fileBytesMax = 5_000_000;
/** Checked in one go; then other work gets its turn. */
const checkedAtOnce = 10;

export function transferRoutes(services: ScraperServices): Route[] {
  const { database, events, publicUrl, now } = services;
  const originFor = (request: FastifyRequest) =>
    publicUrl === null ? `${request.protocol}://${request.host}` : addressOf(publicUrl);

  /** Stores one as a draft, replacing a draft with the same path. */
  async function keep(transaction: Transaction<Schema>, definition: ScraperDefinition) {
    const draft = draftColumns(definition);
    const home = await findStoredAt(transaction, draft.api);
    const conflict = await checkPathsFree(services, transaction, [draft.api], home?.id ?? null);
    if (conflict) return conflict;
    if (home) {
      await updateScraper(transaction, home.id, { ...draft, version: home.version + 1, updated_at: now() });
      return 'replaced';
    }
    await insertScraper(transaction, newRow(newId(now()), draft, now()));
    return 'created';
  }

  return [
    route(exportScrapers, {
      rate: perMinute(60),
      handle: async ({ request }) => {
        const rows = await listStoredByPath(database.kysely);
        return {
          $schema: originFor(request) + schemaPath + fileSchemaFragment,
          scrapers: rows.map((row) => shownDefinition(row.definition)),
        };
      },
    }),

    route(importScrapers, {
      rate: perMinute(30),
      bodyBytesMax: fileBytesMax,
      handle: async ({ input: { scrapers }, person, request }) => {
        const refused = await validateDefinitions(scrapers);
        if (refused) return refused;
        const twice = scrapers.find(
          (one, index) => scrapers.findIndex((other) => apiPathOf(other) === apiPathOf(one)) < index,
        );
        if (twice) {
          const api = apiPathOf(twice);
          return fail('Conflict', sentence('problem.scrapers.twice', { api }), { api });
        }
        const counts = await inTransaction(scrapers);
        if (counts instanceof Failure) return counts;
        events.emit({ type: 'scrapers imported', from: originOf(request), personId: person.id, ...counts });
        return counts;
      },
    }),

    route(getScraperSchema, { rate: perMinute(60), handle: ({ request }) => definitionSchema(originFor(request)) }),
  ];

  /** All or none: a failure is thrown to roll back the earlier ones. */
  async function inTransaction(scrapers: readonly ScraperDefinition[]) {
    try {
      return await database.transaction(async (transaction) => {
        const counts = { created: 0, replaced: 0 };
        for (const definition of scrapers) {
          const kept = await keep(transaction, definition);
          if (kept instanceof Failure) throw new Refused(kept);
          counts[kept] += 1;
        }
        return counts;
      });
    } catch (error) {
      if (error instanceof Refused) return error.failure;
      throw error;
    }
  }
}

class Refused extends Error {
  readonly failure: Failure<'Conflict', { api: string }>;
  constructor(failure: Failure<'Conflict', { api: string }>) {
    super(failure.detail);
    this.failure = failure;
  }
}

async function validateDefinitions(scrapers: readonly ScraperDefinition[]): Promise<Invalid | null> {
  const errors = [];
  for (const [index, definition] of scrapers.entries()) {
    if (index % checkedAtOnce === 0) await nextTurn();
    errors.push(...((await validateDefinition(definition, `/scrapers/${index}`))?.extras.errors ?? []));
  }
  return errors.length > 0 ? invalid(errors) : null;
}
