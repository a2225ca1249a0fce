/** Integrity checks of the whole database: after an unclean shutdown, after a page could not be read, and on an admin's request. */
import type { Logger } from 'pino';
import type { IntegrityCheck, IntegrityState } from '@apiyard/api/contract/site/health';
import { checkDatabase } from '@apiyard/api/contract/site/health';
import type { Database } from '../db/database.ts';
import { isDamaged } from '../db/unavailable.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { findSetting, upsertSetting } from '../settings-store.ts';

/** Setting with the last result, for every process and the next start. */
const settingName = 'integrity check';
/** Time limit of a check: a large database is then checked in part, and the result says so. */
const timeoutMs = 600_000;
/** A damaged page is met again and again. */
const faultPauseMs = 600_000;

interface IntegrityOptions {
  readonly database: Database;
  /** Findings of the check at the start. */
  readonly checked: IntegrityCheck | null;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly now?: () => number;
}

export interface IntegrityService {
  readonly routes: Route[];
  /** Starts a check, unless one is running; resolves with its result. Never rejects. */
  check(reason: IntegrityCheck['reason']): Promise<IntegrityCheck>;
  /** Receives every error of a request: a damaged page starts a check. */
  noteError(error: unknown): void;
  state(): Promise<IntegrityState>;
  /** @throws while the database is known to be damaged */
  demandSound(): void;
  settled(): Promise<void>;
}

export function createIntegrity({ database, checked, log, now = Date.now }: IntegrityOptions): IntegrityService {
  let running: Promise<IntegrityCheck> | null = null;
  let last = checked;
  let notedAtMs = -Infinity;
  let damage: string | null = null;

  async function run(reason: IntegrityCheck['reason']): Promise<IntegrityCheck> {
    const startedMs = performance.now();
    const at = new Date(now()).toISOString();
    const found = await database.checkIntegrity(timeoutMs).catch((error: unknown) => ({
      method: null,
      problems: [error instanceof Error ? error.message : String(error)],
      isComplete: false,
    }));
    const outcome: IntegrityCheck = {
      at,
      ms: Math.round(performance.now() - startedMs),
      reason,
      ...found,
      problems: [...found.problems],
    };
    last = outcome;
    // A check that failed to run is no sign of damage.
    if (found.method !== null) damage = outcome.problems[0] ?? null;
    if (outcome.problems.length > 0)
      log.error({ integrity: outcome }, 'the database is damaged, or could not be checked');
    else log.info({ integrity: outcome }, 'the database was checked');
    await upsertSetting(database.kysely, settingName, JSON.stringify(outcome)).catch((error: unknown) => {
      log.error({ err: error }, 'the result of the check could not be saved');
    });
    return outcome;
  }

  const check = (reason: IntegrityCheck['reason']) =>
    (running ??= run(reason).finally(() => {
      running = null;
    }));

  async function state(): Promise<IntegrityState> {
    const value = await findSetting(database.kysely, settingName).catch(() => undefined);
    const kept = value === undefined ? null : (JSON.parse(value) as IntegrityCheck);
    // Of another process, or of the time before this start.
    const newest = last !== null && (kept === null || kept.at <= last.at) ? last : kept;
    return { isRunning: running !== null, last: newest };
  }

  return {
    routes: [
      route(checkDatabase, {
        rate: perMinute(6),
        handle: async () => {
          void check('admin');
          return state();
        },
      }),
    ],
    check,
    noteError(error) {
      if (!isDamaged(error)) return;
      // During the pause, the result of the last check is used.
      if (performance.now() - notedAtMs < faultPauseMs) return;
      notedAtMs = performance.now();
      damage ??= (error as Error).message;
      void check('fault');
    },
    state,
    demandSound() {
      if (damage !== null) throw new Error(`The database is damaged: ${damage}`);
    },
    async settled() {
      await running;
    },
  };
}
