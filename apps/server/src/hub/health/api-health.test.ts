import type { Logger } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { describeFixture } from '@apiyard/api/conformance/world';
import { describeOnEngines, newPlace } from '../../../test/engines/engines.ts';
import { schedulerOf } from '../../../test/scheduler.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/list.ts';
import { openDatabase } from '../../db/open.ts';
import { addToApiDays, deleteApiDaysBefore, listApiDays } from './api-days-store.ts';
import { ApiHealth } from './api-health.ts';

const noonMs = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;
const untested = describeFixture('random/uuid', { health: 'untested' });

describeOnEngines('The health of APIs', (on) => {
  const clock = { nowMs: noonMs };
  const now = () => clock.nowMs;
  const opened: ApiHealth[] = [];
  async function started() {
    const { database } = on();
    const health = new ApiHealth({ database, scheduler: schedulerOf(database, now), log: { warn() {} }, now });
    await health.load();
    opened.push(health);
    return health;
  }
  const daysOf = (health: ApiHealth, path = 'random/uuid') => health.days([path])[0]?.days;
  const stored = () => listApiDays(on().database.kysely, '2026-01-01');
  afterAll(async () => {
    for (const health of opened) await health[Symbol.asyncDispose]();
  });

  it('is untested until the first success, which shows immediately; others keep what their source says', async () => {
    const health = await started();
    expect([health.version, health.shown(untested)]).toEqual([0, { ...untested, use: 0 }]);
    health.add('random/uuid', false);
    expect([health.version, health.shown(untested).health]).toEqual([0, 'untested']);
    health.add('random/uuid', true);
    expect([health.version, health.shown(untested)]).toEqual([1, { ...untested, health: 'ok', use: 1 }]);
    expect(health.shown({ ...untested, health: 'failing' }).health).toBe('failing');
    expect(health.shown({ ...untested, health: 'paused' }).health).toBe('paused');
    health.add('random/uuid', true);
    expect(health.version).toBe(1);
    await health[Symbol.asyncDispose]();
    expect(await stored()).toEqual([{ day: '2026-11-20', api: 'random/uuid', succeeded: 2, failed: 1 }]);
  });

  it('has the rate of each day, rounded towards the middle, and survives a restart', async () => {
    clock.nowMs = noonMs + dayMs;
    const health = await started();
    expect(health.shown(untested)).toMatchObject({ health: 'ok', use: 2 });
    for (let run = 0; run < 300; run += 1) health.add('random/uuid', run > 0);
    health.add('random/qr', false);
    expect(daysOf(health)?.slice(-3)).toEqual([null, 67, 99]);
    expect(daysOf(health, 'random/qr')?.slice(-2)).toEqual([null, 0]);
    expect(daysOf(health, 'random/other')).toEqual(Array.from({ length: 30 }, () => null));
    await health[Symbol.asyncDispose]();
    expect(daysOf(await started())?.slice(-3)).toEqual([null, 67, 99]);
  });

  it('counts runs of several processes together, and shows those of the others with the next write', async () => {
    clock.nowMs = noonMs + 2 * dayMs;
    const [one, two] = [await started(), await started()];
    one.add('convert/data', true);
    two.add('convert/data', false);
    await one[Symbol.asyncDispose]();
    expect([daysOf(one, 'convert/data')?.at(-1), daysOf(two, 'convert/data')?.at(-1)]).toEqual([100, 0]);
    await two[Symbol.asyncDispose]();
    expect(daysOf(two, 'convert/data')?.at(-1)).toBe(50);
    expect(two.shown(describeFixture('convert/data', { health: 'untested' })).health).toBe('ok');
  });

  it('is forgotten after 30 days, and its rows are deleted', async () => {
    clock.nowMs = noonMs + 40 * dayMs;
    const health = await started();
    expect([health.shown(untested).health, daysOf(health)?.every((day) => day === null)]).toEqual(['untested', true]);
    expect(await deleteApiDaysBefore(on().database.kysely, '2026-11-21')).toBe(1);
    expect((await stored()).map(({ day }) => day).sort()).toEqual(['2026-11-21', '2026-11-21', '2026-11-22']);
  });

  it('keeps counts that could not be written', async () => {
    clock.nowMs = noonMs + 50 * dayMs;
    const { database } = on();
    let isFailing = true;
    const sometimes = {
      get kysely() {
        if (isFailing) throw new Error('no disk');
        return database.kysely;
      },
    };
    const warnings: string[] = [];
    const log = { warn: (_: object, message: string) => void warnings.push(message) } as Pick<Logger, 'warn'>;
    const health = new ApiHealth({ database: sometimes, scheduler: schedulerOf(database, now), log, now });
    health.add('random/kept', true);
    await health[Symbol.asyncDispose]();
    expect(warnings).toEqual(['outcomes of calls could not be counted before shutdown']);
    isFailing = false;
    await health[Symbol.asyncDispose]();
    expect(await listApiDays(database.kysely, '2027-01-01')).toEqual([
      { day: '2027-01-09', api: 'random/kept', succeeded: 1, failed: 0 },
    ]);
  });

  it('adds rows that are there already', async () => {
    const { kysely } = on().database;
    const row = { day: '2025-01-01', api: 'random/a', succeeded: 1, failed: 2 };
    await addToApiDays(kysely, []);
    await addToApiDays(kysely, [row, { ...row, api: 'convert/b' }]);
    await addToApiDays(kysely, [row]);
    expect((await listApiDays(kysely, '2025-01-01')).filter(({ day }) => day === '2025-01-01')).toEqual([
      { ...row, api: 'convert/b' },
      { ...row, succeeded: 2, failed: 4 },
    ]);
  });

  it('begins with the successes that were counted before', async () => {
    const place = await newPlace(on().engine);
    const database = await openDatabase(place);
    const before = migrations.findIndex(({ name }) => name === '0020-api-days');
    await migrate(database, place, migrations.slice(0, before));
    await database.kysely
      .insertInto('usage')
      .values([
        { key_id: 'a', api: 'random/uuid', day: '2026-11-20', calls: 2, cost: 2 },
        { key_id: 'b', api: 'random/uuid', day: '2026-11-20', calls: 3, cost: 6 },
      ])
      .execute();
    await migrate(database, place);
    expect(await listApiDays(database.kysely, '2026-11-20')).toEqual([
      { day: '2026-11-20', api: 'random/uuid', succeeded: 5, failed: 0 },
    ]);
    await database.close();
    await place.remove();
  });
});
