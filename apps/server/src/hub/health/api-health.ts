/**
 * How runs of each API ended in the last 30 days. A run is counted in memory and written in the background, so a killed
 * process loses the counts of the last moment. Other processes' counts are read with each write.
 */
import type { Logger } from 'pino';
import { healthDays } from '@apiyard/api/contract/hub/hub';
import type { Api } from '@apiyard/api/contract/hub/hub';
import { dayOf } from '../../day.ts';
import type { Connection } from '../../db/database.ts';
import type { ApiDayTable } from '../../db/schema/calls/api-day.ts';
import type { ScheduledTask, Scheduler } from '../../jobs/scheduler.ts';
import { addToApiDays, listApiDays } from './api-days-store.ts';

/** How long counts gather. */
const writeEveryMs = 30_000;
const dayMs = 86_400_000;

interface Counts {
  succeeded: number;
  failed: number;
}
type Day = Map<string, Counts>;

interface ApiHealthOptions {
  readonly database: { readonly kysely: Connection };
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly log: Pick<Logger, 'warn'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

/** Disposal writes the remaining counts, if the database accepts them. */
export class ApiHealth implements AsyncDisposable {
  readonly #database: ApiHealthOptions['database'];
  readonly #log: ApiHealthOptions['log'];
  readonly #now: () => number;
  readonly #task: ScheduledTask;
  /** As stored, by day. */
  #stored = new Map<string, Day>();
  /** Being written, by day: until they are read again. */
  #writing = new Map<string, Day>();
  /** Not yet written, by day. */
  #pending = new Map<string, Day>();
  /** What the catalogue shows of each API that ran. */
  #shown = new Map<string, { readonly isProven: boolean; readonly use: number }>();
  #version = 0;

  constructor({ database, scheduler, log, now = Date.now }: ApiHealthOptions) {
    this.#database = database;
    this.#log = log;
    this.#now = now;
    this.#task = scheduler.add({
      name: 'api health',
      everyMs: writeEveryMs,
      scope: 'process',
      run: () => this.#write(),
    });
  }

  async load(): Promise<void> {
    this.#keep(await listApiDays(this.#database.kysely, this.#firstDay()));
    this.#show();
  }

  /** Changes with every change of `shown`. */
  get version(): number {
    return this.#version;
  }

  add(api: string, isSuccess: boolean): void {
    countIn(this.#pending, { api, day: dayOf(this.#now()), succeeded: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1 });
    // The first success of an API shows immediately.
    if (isSuccess && this.#shown.get(api)?.isProven !== true) this.#show();
  }

  /** The catalogue's entry with what is known from runs. */
  shown(api: Api): Api {
    const { isProven, use } = this.#shown.get(api.path) ?? { isProven: false, use: 0 };
    return { ...api, use, health: api.health === 'untested' && isProven ? 'ok' : api.health };
  }

  /** Success rates per day in percent, oldest first; null for a day without runs. */
  days(apis: readonly string[]): { readonly path: string; readonly days: (number | null)[] }[] {
    const days = Array.from({ length: healthDays }, (_, index) =>
      dayOf(this.#now() - (healthDays - 1 - index) * dayMs),
    );
    return apis.map((path) => ({ path, days: days.map((day) => rateOf(this.#countsOf(path, day))) }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#task[Symbol.asyncDispose]();
    try {
      await this.#write();
    } catch (error) {
      this.#log.warn({ err: error }, 'outcomes of calls could not be counted before shutdown');
    }
  }

  #firstDay(): string {
    return dayOf(this.#now() - (healthDays - 1) * dayMs);
  }

  async #write(): Promise<void> {
    this.#writing = this.#pending;
    this.#pending = new Map();
    const rows = Array.from(this.#writing).flatMap(([day, counts]) =>
      Array.from(counts, ([api, each]) => ({ day, api, ...each })),
    );
    try {
      await addToApiDays(this.#database.kysely, rows);
    } catch (error) {
      this.#writing = new Map();
      for (const row of rows) countIn(this.#pending, row);
      throw error;
    }
    // Days before yesterday no longer change.
    const from = dayOf(this.#now() - dayMs);
    const read = await listApiDays(this.#database.kysely, from);
    this.#writing = new Map();
    for (const day of this.#stored.keys()) if (day >= from || day < this.#firstDay()) this.#stored.delete(day);
    this.#keep(read);
    this.#show();
  }

  #keep(rows: readonly ApiDayTable[]): void {
    for (const row of rows) countIn(this.#stored, row);
  }

  #countsOf(api: string, day: string): Counts {
    const counts = [this.#stored, this.#writing, this.#pending].flatMap((days) => days.get(day)?.get(api) ?? []);
    return {
      succeeded: counts.reduce((sum, { succeeded }) => sum + succeeded, 0),
      failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    };
  }

  #show(): void {
    const totals = new Map<string, number>();
    for (const days of [this.#stored, this.#writing, this.#pending])
      for (const counts of days.values())
        for (const [api, { succeeded }] of counts) totals.set(api, (totals.get(api) ?? 0) + succeeded);
    const shown = new Map(
      Array.from(totals, ([api, total]) => [api, { isProven: total > 0, use: useOf(total) }] as const),
    );
    const isSame =
      shown.size === this.#shown.size &&
      Array.from(shown).every(([api, { isProven, use }]) => {
        const before = this.#shown.get(api);
        return before?.isProven === isProven && before.use === use;
      });
    if (isSame) return;
    this.#shown = shown;
    this.#version += 1;
  }
}

function countIn(days: Map<string, Day>, { day, api, succeeded, failed }: ApiDayTable): void {
  const counts = days.get(day) ?? new Map<string, Counts>();
  days.set(day, counts);
  const known = counts.get(api);
  if (known) {
    known.succeeded += succeeded;
    known.failed += failed;
  } else counts.set(api, { succeeded, failed });
}

/** Doubles per step, so that the order of the catalogue is stable and does not publish how many calls there were. */
const useOf = (total: number) => (total === 0 ? 0 : Math.floor(Math.log2(total)) + 1);

/** Never 100 with a failure, nor 0 with a success. */
function rateOf({ succeeded, failed }: Counts): number | null {
  if (succeeded + failed === 0) return null;
  if (failed === 0) return 100;
  if (succeeded === 0) return 0;
  return Math.min(99, Math.max(1, Math.round((100 * succeeded) / (succeeded + failed))));
}
