import * as z from 'zod/mini';
import { Failure, fail } from '../contract/endpoint.ts';
import type { InputIssue } from '../contract/problem.ts';
import { ScraperDefinition } from '../contract/scraper-definition.ts';
import {
  createScraper,
  deleteScraper,
  exportScrapers,
  getScraper,
  getScraperSchema,
  importScrapers,
  listScraperRevisions,
  listScrapers,
  pauseScraper,
  previewScraper,
  publishScraper,
  removeScraperSecret,
  restoreScraper,
  resumeScraper,
  rollBackScraper,
  saveScraper,
  setScraperSecret,
  suggestScraper,
  testScraper,
} from '../contract/scrapers.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import { hostOf, issuesOfDefinition, secretsUsed } from './scraper-definition-issues.ts';
import { missingOf, noOtherSites, readPage, same, valuesOf } from './scraper-pages.ts';
import { apiOf, liveOf, newScraper, publish, rowOf, type SampleScraper, wholeOf } from './scraper-state.ts';
import { runTests } from './scraper-tests.ts';
import type { SampleStore } from './store.ts';

export function scrapersHandlers(store: SampleStore) {
  const handle = handlerMaker(store);

  const kept = () => store.scrapers.filter(({ deleted }) => !deleted);
  const known = (id: string): SampleScraper | Failure<'NotFound', Record<never, never>> =>
    kept().find((scraper) => scraper.id === id) ??
    fail('NotFound', 'There is no such definition. It may have been deleted.');

  /** A path belongs to one: a built-in API, or a definition by its draft or by what is live of it. */
  const takenFrom = (definitions: readonly ScraperDefinition[], own: SampleScraper | null) => {
    const others = kept().filter((scraper) => scraper !== own);
    const theirs = new Set(
      others.flatMap((scraper) => [scraper.draft, liveOf(scraper)?.definition ?? scraper.draft].map(apiOf)),
    );
    const taken = definitions.map(apiOf).find((api) => store.builtIn(api) || theirs.has(api));
    return taken === undefined ? null : fail('Conflict', `There is an API at '${taken}' already. Choose another path.`);
  };

  const add = (definition: ScraperDefinition) => {
    const scraper = newScraper(store.nextId(), definition);
    store.scrapers.unshift(scraper);
    return scraper;
  };

  const replaceDraft = (scraper: SampleScraper, definition: ScraperDefinition) => {
    Object.assign(scraper, { draft: definition, version: scraper.version + 1 });
    touch(scraper);
  };

  /** The list shows what changed last first. */
  const touch = (scraper: SampleScraper) => {
    scraper.updatedAt = sampleNow;
    store.scrapers.splice(store.scrapers.indexOf(scraper), 1);
    store.scrapers.unshift(scraper);
  };

  return [
    handle(getScraperSchema, () => z.toJSONSchema(ScraperDefinition, { io: 'input' }) as Record<string, unknown>),
    handle(listScrapers, () => ({ items: kept().map(rowOf), next: null })),
    handle(createScraper, ({ input }) => refusalOf(input) ?? takenFrom([input], null) ?? wholeOf(add(input))),
    handle(exportScrapers, () => ({ scrapers: kept().map(({ draft }) => draft) })),
    handle(importScrapers, ({ input }) => {
      for (const [index, definition] of input.scrapers.entries()) {
        const refused = refusalOf(definition, `/scrapers/${index}`);
        if (refused) return refused;
      }
      const homes = input.scrapers.map(
        (definition) => kept().find(({ draft }) => apiOf(draft) === apiOf(definition)) ?? null,
      );
      for (const [index, definition] of input.scrapers.entries()) {
        const twice = input.scrapers.findIndex((other) => apiOf(other) === apiOf(definition)) < index;
        const conflict = twice
          ? fail('Conflict', `'${apiOf(definition)}' stands in the file twice. Leave one.`)
          : takenFrom([definition], homes[index] ?? null);
        if (conflict) return conflict;
      }
      for (const [index, definition] of input.scrapers.entries()) {
        const home = homes[index];
        if (home) replaceDraft(home, definition);
        else add(definition);
      }
      const replaced = homes.filter((home) => home !== null).length;
      return { created: homes.length - replaced, replaced };
    }),
    handle(previewScraper, ({ input: { definition, params, id } }) => {
      const stored = id === undefined ? null : known(id);
      if (stored instanceof Failure) return stored;
      const refused = refusalOf(definition, '/definition');
      if (refused) return refused;
      const missing = missingOf(definition, params).map((name) =>
        issue(`/params/${name}`, 'missing', `${name} is missing.`),
      );
      return missing.length > 0 ? invalid(missing) : readPage(store.pages, definition, valuesOf(definition, params));
    }),
    handle(suggestScraper, ({ input }) => {
      if (hostOf(input.url) === null)
        return invalid([
          issue('/url', 'scheme', 'Start the address with https:// or http:// and a host, written out.'),
        ]);
      const page = store.pages.find(({ url }) => url === input.url);
      return page === undefined ? noOtherSites : 'refusal' in page ? page.refusal : page.suggested;
    }),
    handle(getScraper, ({ input }) => {
      const scraper = known(input.id);
      return scraper instanceof Failure ? scraper : wholeOf(scraper);
    }),
    handle(saveScraper, ({ input: { id, version, ...definition } }) => {
      const scraper = known(id);
      if (scraper instanceof Failure) return scraper;
      const refused = refusalOf(definition) ?? staleOf(scraper, version) ?? takenFrom([definition], scraper);
      if (refused) return refused;
      replaceDraft(scraper, definition);
      return wholeOf(scraper);
    }),
    handle(deleteScraper, ({ input }) => {
      const scraper = known(input.id);
      if (scraper instanceof Failure) return scraper;
      scraper.deleted = true;
      return { id: scraper.id };
    }),
    handle(restoreScraper, ({ input }) => {
      const scraper = store.scrapers.find(({ id, deleted }) => deleted && id === input.id);
      if (!scraper) return fail('NotFound', 'There is no deleted definition to bring back. After 30 days it is gone.');
      const conflict = takenFrom([scraper.draft, liveOf(scraper)?.definition ?? scraper.draft], scraper);
      if (conflict) return conflict;
      scraper.deleted = false;
      touch(scraper);
      return wholeOf(scraper);
    }),
    handle(publishScraper, ({ input, person }) => {
      const scraper = known(input.id);
      if (scraper instanceof Failure) return scraper;
      const { draft, secrets } = scraper;
      const refused = staleOf(scraper, input.version) ?? takenFrom([draft], scraper);
      if (refused) return refused;
      const host = hostOf(draft.request.url);
      const locked = secretsUsed(draft).filter(
        ({ name }) => !secrets.some((secret) => secret.name === name && secret.host === host),
      );
      if (locked.length > 0) {
        return invalid(
          locked.map(({ name, pointer }) =>
            issue(pointer, 'secret', `There is no secret '${name}' for ${host}. Set it first.`),
          ),
        );
      }
      publish(scraper, person.user.username, { definition: draft, restores: null, note: input.note });
      touch(scraper);
      return wholeOf(scraper);
    }),
    ...(
      [
        [pauseScraper, true],
        [resumeScraper, false],
      ] as const
    ).map(([entry, paused]) =>
      handle(entry, ({ input }) => {
        const scraper = known(input.id);
        if (scraper instanceof Failure) return scraper;
        if (!liveOf(scraper)) return notPublished;
        if (scraper.paused !== paused) touch(scraper);
        scraper.paused = paused;
        return wholeOf(scraper);
      }),
    ),
    handle(listScraperRevisions, ({ input }) => {
      const scraper = known(input.id);
      if (scraper instanceof Failure) return scraper;
      const live = liveOf(scraper);
      return {
        items: scraper.revisions.map((revision) => ({ ...revision, live: revision === live })).toReversed(),
        next: null,
      };
    }),
    handle(rollBackScraper, ({ input, person }) => {
      const scraper = known(input.id);
      if (scraper instanceof Failure) return scraper;
      const wanted = scraper.revisions.find(({ revision }) => revision === input.revision);
      if (!wanted) return fail('NotFound', `There is no revision ${input.revision}.`);
      const { definition } = wanted;
      const conflict = takenFrom([definition], scraper);
      if (conflict) return conflict;
      if (same(scraper.draft, liveOf(scraper)?.definition)) replaceDraft(scraper, definition);
      publish(scraper, person.user.username, { definition, restores: input.revision, note: null });
      touch(scraper);
      return wholeOf(scraper);
    }),
    handle(testScraper, ({ input }) => {
      const scraper = known(input.id);
      if (scraper instanceof Failure) return scraper;
      const definition = input.of === 'live' ? liveOf(scraper)?.definition : scraper.draft;
      if (!definition) return notPublished;
      if (definition.tests.length === 0)
        return fail('NoTests', 'This definition has no tests of its own. Add one first.');
      scraper.lastTest = runTests(definition, input.of, store.pages);
      if (input.of === 'live') countTestRun(scraper, scraper.lastTest.passed);
      return scraper.lastTest;
    }),
    handle(setScraperSecret, ({ input: { id, name, host } }) => {
      const scraper = known(id);
      if (scraper instanceof Failure) return scraper;
      const secret = { name, host: host.toLowerCase(), updatedAt: sampleNow };
      scraper.secrets = [...scraper.secrets.filter((other) => other.name !== name), secret].toSorted((one, other) =>
        one.name < other.name ? -1 : 1,
      );
      return secret;
    }),
    handle(removeScraperSecret, ({ input: { id, name } }) => {
      const scraper = known(id);
      if (scraper instanceof Failure) return scraper;
      if (!scraper.secrets.some((secret) => secret.name === name))
        return fail('NotFound', `There is no secret '${name}'.`);
      scraper.secrets = scraper.secrets.filter((secret) => secret.name !== name);
      return { name };
    }),
  ];
}

/** Failed runs in a row after which an API is marked. */
const failedRunsMax = 3;

function countTestRun(scraper: SampleScraper, passed: boolean): void {
  scraper.failedTestRuns = passed ? 0 : scraper.failedTestRuns + 1;
  if (passed) scraper.health = 'ok';
  else if (scraper.failedTestRuns >= failedRunsMax) scraper.health = 'failing';
}

const notPublished = fail('NotPublished', 'Nothing is live yet. Publish the draft first.');

const issue = (pointer: string, code: string, detail: string): InputIssue => ({ pointer, code, detail });

const invalid = (errors: InputIssue[]) =>
  fail('InvalidInput', errors[0]?.detail ?? 'The definition cannot be used.', { errors });

/** `at` is where the definition stands in the call's input. */
function refusalOf(definition: ScraperDefinition, at = '') {
  const errors = issuesOfDefinition(definition).map((found) => ({ ...found, pointer: at + found.pointer }));
  return errors.length > 0 ? invalid(errors) : null;
}

function staleOf(scraper: SampleScraper, version: number | undefined) {
  if (version === undefined || version === scraper.version) return null;
  return fail('Stale', 'Somebody else saved this definition meanwhile. Load it again, then repeat your change.', {
    version: scraper.version,
  });
}
