import { fail } from '@apiyard/api/contract/endpoint';
import { removeScraperSecret, setScraperSecret } from '@apiyard/api/contract/scrapers/scrapers';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { invalid, unknownScraper } from './refusals.ts';
import { storeSecret } from './secrets.ts';
import type { ScraperServices } from './services.ts';
import { timeOf } from './shown.ts';
import { findStored } from './scrapers-store.ts';
import { deleteSecret } from './secrets-store.ts';
import { issue, sentence } from '../problems/sentence.ts';

export function secretRoutes(services: ScraperServices): Route[] {
  const { database, sealer, events, now } = services;
  return [
    route(setScraperSecret, {
      rate: perMinute(120),
      handle: async ({ input: { id, name, value, host: given }, person, request }) => {
        const host = given.toLowerCase();
        if (!isHost(host))
          return invalid([issue('/host', 'invalid_format', sentence('problem.definitions.secretHost'))]);
        const nowMs = now();
        const row = await database.transaction(async (transaction) => {
          const found = await findStored(transaction, id);
          if (found !== null) await storeSecret(sealer, transaction, { scraperId: id, name, value, host, nowMs });
          return found;
        });
        if (row === null) return unknownScraper();
        events.emit({
          type: 'scraper secret set',
          from: originOf(request),
          personId: person.id,
          scraperId: id,
          api: row.api,
          name,
          host,
        });
        return { name, host, updatedAt: timeOf(nowMs) };
      },
    }),

    route(removeScraperSecret, {
      rate: perMinute(120),
      handle: async ({ input: { id, name }, person, request }) => {
        const row = await findStored(database.kysely, id);
        if (row === null) return unknownScraper();
        if (!(await deleteSecret(database.kysely, id, name)))
          return fail('NotFound', sentence('problem.scrapers.noSecret', { name }));
        events.emit({
          type: 'scraper secret removed',
          from: originOf(request),
          personId: person.id,
          scraperId: id,
          api: row.api,
          name,
        });
        return { name };
      },
    }),
  ];
}

/** Only a host and a port in normalized form: another spelling would match no request. */
function isHost(text: string): boolean {
  return ['https:', 'http:'].some((scheme) => URL.parse(`${scheme}//${text}/`)?.href === `${scheme}//${text}/`);
}
