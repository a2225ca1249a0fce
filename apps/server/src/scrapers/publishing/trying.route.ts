/** Runs of definitions on their sites: previews, their own tests, and suggestions for a page. */
import type { FastifyReply } from 'fastify';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { Preview } from '@apiyard/api/contract/scrapers/scrapers';
import { previewScraper, suggestScraper, testScraper } from '@apiyard/api/contract/scrapers/scrapers';
import { ScraperRequest } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { OutgoingResponse, OutgoingFailure } from '../../egress/egress.ts';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import type { FetchedPage } from '../engine/extraction.ts';
import { invalid, notPublished, validateDefinition, unknownScraper } from '../refusals.ts';
import { readAddress } from '../run/address.ts';
import { apiPathOf, compileParams } from '../run/input.ts';
import { runOwnTests } from '../run/own-tests.ts';
import type { Run } from '../scraper.ts';
import type { ScraperServices } from '../services.ts';
import { hostOf, readDefinition } from '../stored.ts';
import { suggestInThread } from '../suggest-in-thread.ts';
import { feedsFirst } from '../suggest/feeds-first.ts';
import { sitemapsIn } from '../suggest/sitemaps.ts';
import { storeTestRun } from '../test-runs.ts';
import { findStored } from '../scrapers-store.ts';
import { issue, issueAt, sentence } from '../../problems/sentence.ts';

/** Shorter than the minute after which a connection without traffic is cut. */
const respondWithinMs = 50_000;

/** Repeated previews of the same page within this time share one fetch. */
const cacheS = 60;

/** Crawlers read no more of a robots.txt (RFC 9309). */
const robotsBytesMax = 500_000;

export function tryingRoutes(services: ScraperServices): Route[] {
  const { database, events, egress, runner, suggestTimeoutMs } = services;
  return [
    route(previewScraper, {
      rate: perMinute(120),
      handle: async ({ input: { definition, params, id, fresh }, person, request, reply }) => {
        if (id !== undefined && (await findStored(database.kysely, id)) === null) return unknownScraper();
        const refused = await validateDefinition(definition, '/definition');
        if (refused) return refused;
        const values = compileParams(definition.params).parse(params);
        if (values instanceof Failure)
          return invalid(values.extras.errors.map((each) => issueAt(`/params${each.pointer}`, each)));
        const run = await runner({
          definition,
          params: values.input,
          scraperId: id ?? null,
          personId: person.id,
          look: true,
          fresh,
          signal: signalFor(reply),
        });
        const failure = run.outcome instanceof Failure ? run.outcome : null;
        events.emit({
          type: 'scraper previewed',
          from: originOf(request),
          personId: person.id,
          scraperId: id ?? null,
          api: apiPathOf(definition),
          host: hostOf(definition.request.url),
          outcome: failure?.code ?? 'success',
        });
        return previewOf(run);
      },
    }),

    route(testScraper, {
      rate: perMinute(60),
      handle: async ({ input: { id, of }, person, request, reply }) => {
        const row = await findStored(database.kysely, id);
        if (row === null) return unknownScraper();
        if (of === 'live' && row.live_definition === null) return notPublished();
        const definition = readDefinition(of === 'live' ? (row.live_definition ?? '') : row.definition);
        if (definition === null) return invalid([issue('/of', 'outdated', sentence('problem.definitions.outdated'))]);
        if (definition.tests.length === 0) return fail('NoTests', sentence('problem.scrapers.noTests'));
        const refused = await validateDefinition(definition);
        if (refused) return invalid(refused.extras.errors.map((each) => issueAt('/of', each)));
        const run = await runOwnTests(runner, { definition, scraperId: id, of, signal: signalFor(reply) });
        await storeTestRun(services, { scraperId: id, revision: of === 'live' ? row.live_revision : null, run });
        events.emit({
          type: 'scraper tested',
          from: originOf(request),
          personId: person.id,
          scraperId: id,
          api: apiPathOf(definition),
          of,
          passed: run.passed,
        });
        return run;
      },
    }),

    route(suggestScraper, {
      rate: perMinute(60),
      handle: async ({ input, person, request, reply }) => {
        const url = input.url.trim();
        const address = readAddress(url);
        if ('code' in address) return invalid([issue('/url', address.code, address.text)]);
        const { retries, sizeBytesMax } = ScraperRequest.parse({ url });
        const signal = signalFor(reply);
        const fetched = (target: string, bytesMax = sizeBytesMax) =>
          egress.request(
            {
              url: target,
              method: 'GET',
              headers: {},
              body: null,
              timeoutMs: suggestTimeoutMs,
              retries,
              sizeBytesMax: bytesMax,
              secretHeaders: [],
              sameOriginOnly: false,
              cacheS,
              cacheScope: null,
            },
            signal,
          );
        const answer = await fetched(url);
        const emitOutcome = (outcome: string) =>
          events.emit({
            type: 'scraper suggested',
            from: originOf(request),
            personId: person.id,
            host: address.host,
            outcome,
          });
        if (answer instanceof Failure) {
          emitOutcome(answer.code);
          return failed(answer);
        }
        if (answer.status >= 400) {
          emitOutcome('UpstreamFailed');
          return fail(
            'UpstreamFailed',
            sentence('problem.scrapers.urlReturned', { host: address.host, status: answer.status }),
          );
        }
        const { valuesAsDefaults } = input;
        const analysed = (page: OutgoingResponse) =>
          suggestInThread(
            { page: pageOf(page), linkHeader: page.headers['link'] ?? '', valuesAsDefaults },
            person.id,
            signal,
          );
        const found = await analysed(answer);
        emitOutcome(found instanceof Failure ? found.code : 'success');
        if (found instanceof Failure) return found;
        const sitemaps = async (robotsUrl: string): Promise<string[]> => {
          const robots = await fetched(robotsUrl, robotsBytesMax);
          if (robots instanceof Failure || robots.status >= 400) return [];
          return sitemapsIn(new TextDecoder().decode(robots.body), robots.url);
        };
        const { urls, robots } = found.feeds;
        // With robots.txt, no more requests than for a page with two feeds.
        const feedUrls = robots === null ? urls : (await sitemaps(robots)).slice(0, 1);
        const feeds = await Promise.all(
          feedUrls.map(async (url) => {
            const feed = await fetched(url);
            if (feed instanceof Failure || feed.status >= 400) return [];
            const inFeed = await analysed(feed);
            return inFeed instanceof Failure ? [] : inFeed.items;
          }),
        );
        const items = feedsFirst(found.items, feeds);
        return { items, hints: items.length > found.items.length ? [] : found.hints };
      },
    }),
  ];
}

const pageOf = ({ url, status, headers, body }: OutgoingResponse): FetchedPage => ({
  url,
  status,
  contentType: headers['content-type'] ?? '',
  body,
});

/** The same failure, narrowed by its code. */
function failed({ code, detail }: OutgoingFailure) {
  switch (code) {
    case 'AddressRefused':
      return fail(code, detail);
    case 'UpstreamFailed':
      return fail(code, detail);
    case 'UpstreamTimeout':
      return fail(code, detail);
  }
}

/** Aborts when the client disconnects. */
function signalFor(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The caller went away.'));
  });
  return AbortSignal.any([gone.signal, AbortSignal.timeout(respondWithinMs)]);
}

function previewOf({ outcome, fields, trace, hints, page }: Run): Preview {
  const failure = outcome instanceof Failure ? { code: outcome.code, detail: outcome.detail } : null;
  return {
    result: outcome instanceof Failure ? null : outcome.data,
    failure,
    fields: [...fields],
    trace: [...trace],
    hints: [...hints],
    page,
  };
}
