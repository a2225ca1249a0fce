/** Published definitions as APIs of the hub. */
import { Failure } from '@apiyard/api/contract/endpoint';
import { areas } from '@apiyard/api/contract/hub/hub';
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Health } from '@apiyard/api/contract/hub/hub';
import type { ApiSource, CallableApi, Outcome } from '../../hub/source.ts';
import type { CompiledInput } from '../../hub/compile-input.ts';
import { WrittenJson } from '../../hub/threads/worker-pool.ts';
import { writeJson } from '../engine/json/exact-json.ts';
import { sentence } from '../../problems/sentence.ts';
import type { LiveScraper, Run, Runner } from '../scraper.ts';
import { checkDefinition } from './check.ts';
import { apiPathOf, compileParams, describeScraper } from './input.ts';

/** A completed run of a live API, successful or not. */
export interface FinishedRun {
  readonly scraperId: string;
  readonly revision: number;
  readonly atMs: number;
  /** The site responded as the definition expects, possibly with no data. */
  readonly passed: boolean;
  readonly ms: number;
  /** Why it did not pass. */
  readonly detail: string | null;
}

export interface SourceServices {
  readonly runner: Runner;
  readonly log: { error(details: object, message: string): void };
  /** Receives every run that has information about the site's health. Must not throw. */
  onRun(run: FinishedRun): void;
  /** A call could not reach the site, which only admins can change. Must not throw. */
  onSourceAway(away: SourceAway): void;
}

export interface SourceAway {
  readonly scraperId: string;
  readonly api: string;
  readonly title: string;
  readonly detail: string;
}

/** Why a site could not be reached: the definition or the site must change. */
const awaySentences: ReadonlySet<string> = new Set(['problem.egress.noSuchHost', 'problem.egress.noResponse']);

interface Compiled {
  readonly live: LiveScraper;
  readonly input: CompiledInput;
  readonly api: CallableApi;
}

/** The live definitions change while the server runs: `replace` swaps all of them; running calls finish with the old ones. */
export class ScraperSource implements ApiSource {
  readonly #services: SourceServices;
  /** By path. */
  #compiled: ReadonlyMap<string, Compiled> = new Map();
  #list: readonly CallableApi[] = [];
  #version = 0;

  constructor(services: SourceServices) {
    this.#services = services;
  }

  find(path: string): CallableApi | undefined {
    return this.#compiled.get(path)?.api;
  }

  list(): readonly CallableApi[] {
    return this.#list;
  }

  get version(): number {
    return this.#version;
  }

  /** Revisions never change, so a known one is not read again. A definition that cannot run is omitted and logged. */
  replace(lives: readonly LiveScraper[]): void {
    const known = new Map(Array.from(this.#compiled.values(), (compiled) => [compiled.live.id, compiled]));
    const next = new Map<string, Compiled>();
    for (const live of lives.toSorted(byPlace)) {
      const path = apiPathOf(live.definition);
      if (next.has(path)) continue;
      const compiled = this.#compile(live, known.get(live.id));
      if (compiled !== null) next.set(path, compiled);
    }
    const isSame =
      next.size === this.#compiled.size &&
      next.entries().every(([path, compiled]) => this.#compiled.get(path) === compiled);
    if (isSame) return;
    this.#compiled = next;
    this.#list = Array.from(next.values(), ({ api }) => api);
    this.#version += 1;
  }

  #compile(live: LiveScraper, known: Compiled | undefined): Compiled | null {
    const isKnown = known?.live.revision === live.revision;
    if (isKnown && healthOf(known.live) === healthOf(live)) return known;
    try {
      const issue = isKnown ? undefined : checkDefinition(live.definition)[0];
      if (issue !== undefined) throw new Error(`${issue.pointer}: ${issue.detail}`);
      const input = isKnown ? known.input : compileParams(live.definition.params);
      return { live, input, api: this.#apiOf(live, input) };
    } catch (error) {
      this.#services.log.error(
        { scraperId: live.id, revision: live.revision, err: error },
        `${apiPathOf(live.definition)} is left out: its definition cannot run. Publish it again.`,
      );
      return null;
    }
  }

  #apiOf(live: LiveScraper, input: CompiledInput): CallableApi {
    const { definition, revision } = live;
    const health = healthOf(live);
    return {
      path: apiPathOf(definition),
      area: definition.area,
      cost: definition.cost,
      open: false,
      premium: definition.premium,
      health,
      methods: ['GET', 'POST'],
      input,
      run: async (params, { signal, personId }): Promise<Outcome | Failure> => {
        const run = await this.#services.runner({
          definition,
          params,
          scraperId: live.id,
          personId,
          look: false,
          fresh: false,
          signal,
        });
        this.#reportRun(live, run, signal);
        if (run.outcome instanceof Failure) return this.#shown(live, run.outcome);
        const { data } = run.outcome;
        const result = hasJson(definition.fields) ? new WrittenJson(new TextEncoder().encode(writeJson(data))) : data;
        return { result, cached: run.cached, provider: run.provider, revision };
      },
      describe: () => describeScraper(definition, health),
    };
  }

  /** What callers can do something about; for the rest, that admins have been notified. */
  #shown({ id, definition }: LiveScraper, failure: Failure): Failure {
    if (failure.code !== 'AddressRefused' && !awaySentences.has(failure.sentence?.key ?? '')) return failure;
    const api = apiPathOf(definition);
    this.#services.onSourceAway({ scraperId: id, api, title: definition.title, detail: failure.detail });
    return new Failure(failure.code, failure.extras, sentence('problem.calls.sourceAway', { api }));
  }

  #reportRun({ id, revision }: LiveScraper, { outcome, ms }: Run, signal: AbortSignal): void {
    const failure = outcome instanceof Failure ? outcome : null;
    // Caused by the caller or this server, not by the site.
    if (signal.aborted || failure?.code === 'InvalidInput' || failure?.code === 'Maintenance') return;
    const passed = failure === null || failure.code === 'NotFound';
    this.#services.onRun({
      scraperId: id,
      revision,
      atMs: Date.now(),
      passed,
      ms,
      detail: passed ? null : failure.detail,
    });
  }
}

/** Only values of type `json` may need more than `JSON.stringify`. */
function hasJson(fields: readonly ScraperField[]): boolean {
  return fields.some(({ type, fields: inner }) => (inner ? hasJson(inner) : type === 'json'));
}

/** The catalogue's order: areas as the menu has them, then names. */
function byPlace({ definition: a }: LiveScraper, { definition: b }: LiveScraper): number {
  return areas.indexOf(a.area) - areas.indexOf(b.area) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
}

function healthOf({ paused, health }: LiveScraper): Health {
  return paused ? 'paused' : health;
}
