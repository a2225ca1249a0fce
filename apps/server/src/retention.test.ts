import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeOnEngines } from '../test/engines/engines.ts';
import { schedulerOf } from '../test/scheduler.ts';
import { dayOf } from './day.ts';
import { newId } from './db/id.ts';
import { scheduleRetention } from './retention.ts';

const nowMs = 1_795_168_800_000;
const dayMs = 86_400_000;

describeOnEngines('What is kept', (on) => {
  it('is deleted after the days in the settings, per kind, and queued emails stay', async () => {
    const { database, place } = on();
    const { kysely } = database;
    const mailFolder = join(place.dataDir, 'mail');
    await mkdir(mailFolder);
    const ages = [1, 9, 11, 99, 101] as const;
    for (const days of ages) {
      const at = nowMs - days * dayMs;
      await database.hot.writeCalls([
        {
          request_id: newId(at),
          person_id: 'ann',
          key_id: 'key',
          api: `${days}`,
          method: 'GET',
          status: 200,
          code: null,
          us: 1,
          cost: 1,
          at,
          input: null,
        },
      ]);
      await kysely
        .insertInto('api_day')
        .values({ day: dayOf(at), api: `${days}`, succeeded: 1, failed: 0 })
        .execute();
      await kysely
        .insertInto('audit')
        .values({
          id: newId(at),
          at,
          actor_id: null,
          actor_name: null,
          via: 'server',
          category: 'desk',
          action: `${days}`,
          subject_kind: null,
          subject_id: null,
          data: '{}',
          request_id: null,
          address: null,
        })
        .execute();
      for (const sealed of [null, 'sealed']) {
        await kysely
          .insertInto('mail')
          .values({
            id: newId(at),
            recipient: 'ann@example.com',
            subject: `${days} ${sealed ?? 'gone'}`,
            sealed,
            tries: 1,
            due_at: at,
            created_at: at,
            sent_at: null,
            failed_at: null,
            failure: null,
          })
          .execute();
      }
      const file = join(mailFolder, `${days}.eml`);
      await writeFile(file, 'mail');
      await utimes(file, at / 1000, at / 1000);
    }
    await writeFile(join(mailFolder, 'notes.txt'), 'not ours');
    await utimes(join(mailFolder, 'notes.txt'), 0, 0);

    const tasks = scheduleRetention({
      scheduler: schedulerOf(database, () => nowMs),
      mailFolder,
      kept: () => ({ calls: 100, audit: 365, mails: 10 }),
      log: { warn() {} },
      now: () => nowMs,
    });
    for (const task of tasks) await task.run();

    const column = (rows: readonly object[]) => rows.map((row) => Object.values(row)[0] as string);
    expect(column(await kysely.selectFrom('call_log').select('api').orderBy('at', 'desc').execute())).toEqual([
      '1',
      '9',
      '11',
      '99',
    ]);
    expect(column(await kysely.selectFrom('api_day').select('api').orderBy('day', 'desc').execute())).toEqual([
      '1',
      '9',
      '11',
    ]);
    expect(column(await kysely.selectFrom('audit').select('action').orderBy('at', 'desc').execute())).toEqual([
      '1',
      '9',
      '11',
      '99',
      '101',
    ]);
    expect(
      column(
        await kysely.selectFrom('mail').select('subject').orderBy('created_at', 'desc').orderBy('subject').execute(),
      ),
    ).toEqual(['1 gone', '1 sealed', '9 gone', '9 sealed', '11 sealed', '99 sealed', '101 sealed']);
    expect((await readdir(mailFolder)).sort()).toEqual(['1.eml', '9.eml', 'notes.txt']);
  });

  it('does not stop at what fails', async () => {
    const { database } = on();
    const warned: unknown[] = [];
    await database.kysely
      .insertInto('mail')
      .values({
        id: newId(1),
        recipient: 'a@example.com',
        subject: 'old',
        sealed: null,
        tries: 1,
        due_at: 1,
        created_at: 1,
        sent_at: 1,
        failed_at: null,
        failure: null,
      })
      .execute();
    const [rows] = scheduleRetention({
      scheduler: schedulerOf(database, () => nowMs),
      mailFolder: '/nowhere',
      kept: () => ({ calls: 1, audit: 1, mails: 1 }),
      log: { warn: (what: object) => warned.push((what as { what: string }).what) },
      now: () => nowMs,
    });
    await database.kysely.schema.alterTable('call_log').renameTo('call_log_away').execute();
    await rows?.run();
    await database.kysely.schema.alterTable('call_log_away').renameTo('call_log').execute();
    expect(warned).toEqual(['calls', 'inputs']);
    expect(await database.kysely.selectFrom('mail').select('id').where('subject', '=', 'old').execute()).toEqual([]);
  });
});
