import { afterEach, expect, it, vi } from 'vitest';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { leaseMs, whileRenewed } from './lease.ts';
import type { InstallationTurn, ScheduledTask, Scheduler } from './scheduler.ts';
import { createScheduler } from './scheduler.ts';

const startMs = 1_795_168_800_000;
const minuteMs = 60_000;

describeOnEngines('Work of the installation', (on) => {
  const silent = { warn() {}, error() {} };
  let names = 0;
  let tasks: ScheduledTask[] = [];
  afterEach(async () => {
    for (const task of tasks) await task[Symbol.asyncDispose]();
    tasks = [];
  });

  /** Two processes that share a database and a clock, each with the same task. */
  async function twoProcesses(run: (process: 'one' | 'two', turn: InstallationTurn) => Promise<unknown>) {
    const clock = { nowMs: startMs };
    const name = `task ${(names += 1)}`;
    const now = () => clock.nowMs;
    const taskOf = (process: 'one' | 'two', scheduler: Scheduler) =>
      scheduler.add({ name, everyMs: 60 * minuteMs, scope: 'installation', run: (turn) => run(process, turn) });
    const schedulers = [
      createScheduler({ database: on().database, log: silent, now, random: () => 0.5 }),
      createScheduler({ database: await on().openAnother(), log: silent, now, random: () => 0.5 }),
    ] as const;
    const [one, two] = [taskOf('one', schedulers[0]), taskOf('two', schedulers[1])];
    tasks.push(one, two);
    return {
      clock,
      name,
      schedulers,
      one,
      two,
      lease: () => on().database.kysely.selectFrom('lease').selectAll().where('name', '=', name).executeTakeFirst(),
    };
  }

  it('is done by one of two processes that start together, and is due again an hour later', async () => {
    const turns: string[] = [];
    const { one, two, schedulers, clock, lease } = await twoProcesses(async (process) => void turns.push(process));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const scheduler of schedulers) scheduler.start();
      vi.advanceTimersByTime(minuteMs);
    } finally {
      vi.useRealTimers();
    }
    await Promise.all([one.settled(), two.settled()]);
    expect(turns).toHaveLength(1);
    expect(await lease()).toMatchObject({ token: 1, expires_at: 0, due_at: clock.nowMs + 54 * minuteMs });
  });

  it('is refused to another process while one runs it', async () => {
    const turns: string[] = [];
    const { promise: finish, resolve } = Promise.withResolvers<void>();
    const { one, two, lease } = await twoProcesses(async (process) => {
      turns.push(process);
      await finish;
    });
    const first = one.run();
    await expect.poll(() => turns).toEqual(['one']);
    await two.run();
    expect([turns, (await lease())?.expires_at]).toEqual([['one'], startMs + 2 * minuteMs]);
    resolve();
    await first;
    await two.run();
    expect([turns, (await lease())?.token]).toEqual([['one', 'two'], 2]);
  });

  it('passes to another process when its holder has crashed, and late writes of the old holder are rejected', async () => {
    const { kysely } = on().database;
    const write = ({ transaction }: InstallationTurn, value: string) =>
      transaction((within) =>
        within
          .insertInto('setting')
          .values({ name: `lease ${value}`, value })
          .execute(),
      );
    const { promise: resume, resolve } = Promise.withResolvers<void>();
    const aborted: boolean[] = [];
    const { one, two, clock, lease } = await twoProcesses(async (process, turn) => {
      await write(turn, `${process} before`);
      if (process === 'one') await resume;
      try {
        await write(turn, `${process} after`);
      } finally {
        aborted.push(turn.signal.aborted);
      }
    });
    // Simulates a blocked process: no renewal happens in this time.
    const stalled = one.run();
    await expect.poll(async () => (await lease())?.token).toBe(1);
    clock.nowMs += 2 * minuteMs - 1;
    await two.run();
    expect((await lease())?.token).toBe(1);
    clock.nowMs += 1;
    await two.run();
    resolve();
    await expect(stalled).rejects.toThrow(/^Another process has taken over: task \d+\.$/);
    const written = await kysely.selectFrom('setting').select('value').where('name', 'like', 'lease %').execute();
    expect(written.map(({ value }) => value).toSorted()).toEqual(['one before', 'two after', 'two before']);
    expect(aborted).toEqual([false, true]);
    // The old holder has not ended the lease of the new one, or made it due earlier.
    expect(await lease()).toMatchObject({ token: 2, due_at: clock.nowMs + 54 * minuteMs });
  });

  it('renews its lease while it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { promise: finish, resolve } = Promise.withResolvers<void>();
      const turns: string[] = [];
      const { one, two, clock, lease } = await twoProcesses(async (process) => {
        turns.push(process);
        await finish;
      });
      const long = one.run();
      await expect.poll(() => turns).toEqual(['one']);
      for (let minute = 1; minute <= 5; minute += 1) {
        clock.nowMs = startMs + minute * minuteMs;
        vi.advanceTimersByTime(minuteMs);
        await expect.poll(async () => (await lease())?.expires_at).toBe(clock.nowMs + 2 * minuteMs);
      }
      await two.run();
      resolve();
      await long;
      expect(turns).toEqual(['one']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is due immediately when the server closed before its end', async () => {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const { one, clock, lease } = await twoProcesses(
      (_process, { signal }) =>
        new Promise((ended) => {
          signal.addEventListener('abort', ended);
          resolve();
        }),
    );
    const turn = one.run();
    await begun;
    await one[Symbol.asyncDispose]();
    await turn;
    expect(await lease()).toMatchObject({ expires_at: 0, due_at: clock.nowMs });
  });

  it('is done although a wrong clock has put its next turn and its lease far ahead', async () => {
    const turns: string[] = [];
    const { one, name } = await twoProcesses(async (process) => void turns.push(process));
    const farMs = startMs + 365 * 24 * 60 * minuteMs;
    await on()
      .database.kysely.insertInto('lease')
      .values({ name, token: 7, expires_at: farMs, due_at: farMs })
      .execute();
    await one.run();
    expect(turns).toEqual(['one']);
  });
});

it('starts a renewal only after the one before has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { promise: finish, resolve } = Promise.withResolvers<void>();
    const renewals: PromiseWithResolvers<boolean>[] = [];
    const renew = () => {
      const renewal = Promise.withResolvers<boolean>();
      renewals.push(renewal);
      return renewal.promise;
    };
    const work = whileRenewed({ renew, log: { warn() {} }, of: {} }, () => finish);
    vi.advanceTimersByTime(leaseMs / 2);
    await expect.poll(() => renewals.length).toBe(1);
    renewals[0]?.resolve(true);
    await expect.poll(() => renewals.length).toBe(2);
    renewals[1]?.resolve(true);
    resolve();
    await work;
    expect(renewals).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
