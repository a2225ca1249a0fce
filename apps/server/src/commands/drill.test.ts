/** The operator's commands as an operator runs them: processes over a server that is at work. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newPlace } from '../../test/engines/engines.ts';
import { run, serve } from '../../test/processes.ts';
import type { Engine } from '../db/dialect.ts';
import { openDatabase } from '../db/open.ts';

async function post(
  origin: string,
  path: string,
  body: object,
): Promise<{ user: { id: string; apiKey: string; quota: { used: number } } }> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { user: { id: string; apiKey: string; quota: { used: number } } };
}

const call = async (origin: string, key: string): Promise<number> =>
  (await fetch(`${origin}/api/v1/random/uuid`, { headers: { 'x-api-key': key } })).status;
const person = { username: 'ann', email: 'ann@example.com', password: 'seven little llamas' };

describe.each<Engine>(['sqlite', 'postgres'])('The drill on %s', (engine) => {
  it('backs up under load, loses the data folder, restores it elsewhere, and keys and counts continue to work', async () => {
    const place = await newPlace(engine);
    const first = await serve(place);
    await post(first.origin, '/api/register', person);
    const { apiKey } = (await post(first.origin, '/api/login', { usernameOrEmail: 'ann', password: person.password }))
      .user;
    for (let n = 0; n < 20; n += 1) expect(await call(first.origin, apiKey)).toBe(200);
    const file = join(place.dataDir, '../', `${place.dataDir.split('/').at(-1) ?? ''}.tar.gz`);
    const backup = run('commands/backup.ts', place, ['--to', file]);
    let acknowledged = 0;
    const loading = (async () => {
      while (backup.child.exitCode === null) acknowledged += (await call(first.origin, apiKey)) === 200 ? 1 : 0;
    })();
    expect([await backup.ended, backup.output.err]).toEqual([0, '']);
    await loading;
    expect(backup.output.out).toContain(
      engine === 'sqlite' ? 'The backup includes the secret' : 'THE BACKUP DOES NOT INCLUDE THE SECRET',
    );
    await first.stop();
    await place.remove();

    const elsewhere = await newPlace(engine);
    const restore = run('commands/restore.ts', elsewhere, [file]);
    expect([await restore.ended, restore.output.err]).toEqual([0, '']);
    expect(restore.output.out).toMatch(/^Restored the backup of \S+: \d+ rows in \d+ tables\.\n$/);
    const second = await serve(elsewhere);
    const { user } = await post(second.origin, '/api/login', { usernameOrEmail: 'ann', password: person.password });
    expect(user.apiKey).toBe(apiKey);
    expect(user.quota.used).toBeGreaterThanOrEqual(20);
    expect(user.quota.used).toBeLessThanOrEqual(20 + acknowledged);
    expect(await call(second.origin, apiKey)).toBe(200);
    await second.stop();

    const again = run('commands/restore.ts', elsewhere, [file]);
    expect([await again.ended, again.output.err]).toEqual([
      1,
      'There is already data here. Add --replace to replace it with the backup. The current data is kept in a separate folder.\n',
    ]);
    await elsewhere.remove();
  });

  it('reports an error as one sentence', async () => {
    const place = await newPlace(engine);
    const empty = run('commands/backup.ts', place);
    expect([await empty.ended, empty.output.err]).toEqual([
      1,
      'There is no data here yet. Check DATA_DIR and DATABASE_URL, or start the server once.\n',
    ]);
    const file = join(place.dataDir, 'no-backup');
    await writeFile(file, 'hello');
    const wrong = run('commands/restore.ts', place, [file]);
    expect([await wrong.ended, wrong.output.err]).toEqual([
      1,
      `${file} is not a complete backup (incorrect header check). Use another copy.\n`,
    ]);
    const none = run('commands/restore.ts', place);
    expect([await none.ended, none.output.err]).toEqual([
      1,
      'Specify one backup to restore, such as: restore data/backups/2026-11-20.tar.gz\n',
    ]);
    await place.remove();
  });

  it('refuses to replace data that a server is using, and restores after the server has stopped', async () => {
    const place = await newPlace(engine);
    const server = await serve(place);
    await post(server.origin, '/api/register', person);
    const file = join(place.dataDir, 'kept.tar.gz');
    expect(await run('commands/backup.ts', place, ['--to', file]).ended).toBe(0);
    const while_ = run('commands/restore.ts', place, [file, '--replace']);
    expect([await while_.ended, while_.output.err]).toEqual([
      1,
      'A server is using this data. Stop it, then restore again.\n',
    ]);
    await post(server.origin, '/api/login', { usernameOrEmail: 'ann', password: person.password });
    await server.stop();
    const after = run('commands/restore.ts', place, [file, '--replace']);
    expect([await after.ended, after.output.err]).toEqual([0, '']);
    expect(after.output.out).toContain('The previous data is in ');
    await place.remove();
  });

  it('restores access for a locked-out operator with a single-use link, while the server runs', async () => {
    const place = await newPlace(engine);
    const server = await serve(place);
    const before = run('commands/admin-reset.ts', place);
    expect([await before.ended, before.output.err]).toEqual([
      1,
      'Specify the account: admin:reset <username>. There is no admin.\n',
    ]);
    await post(server.origin, '/api/register', person);
    const unknown = run('commands/admin-reset.ts', place, ['nobody']);
    expect([await unknown.ended, unknown.output.err]).toEqual([
      1,
      'There is no account "nobody". There is no admin.\n',
    ]);
    // Unconfirmed: it may belong to someone else.
    const typed = run('commands/admin-reset.ts', place, ['ann@example.com']);
    expect([await typed.ended, typed.output.err]).toEqual([
      1,
      'No account has confirmed "ann@example.com". Use the username instead. There is no admin.\n',
    ]);

    const reset = run('commands/admin-reset.ts', place, ['Ann'], { PUBLIC_URL: 'https://example.org/yard' });
    expect([await reset.ended, reset.output.err]).toEqual([0, '']);
    const token =
      /^ann is now an admin, signed out everywhere, with two-step verification off\.\nSet a new password within 30 minutes: https:\/\/example\.org\/yard\/auth\/reset-password\?token=([\w-]{43})\n$/.exec(
        reset.output.out,
      )?.[1] ?? '';
    await post(server.origin, '/api/reset-password', { token, password: 'eight large alpacas' });
    const { user } = await post(server.origin, '/api/login', {
      usernameOrEmail: 'ann',
      password: 'eight large alpacas',
    });
    expect(user).toMatchObject({ role: 'admin' });
    const database = await openDatabase(place);
    const entry = await database.kysely
      .selectFrom('audit')
      .select(['via', 'actor_id', 'subject_id'])
      .where('action', '=', 'account taken back')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ via: 'server', actor_id: null, subject_id: user.id });
    await database.close();
    const again = await fetch(`${server.origin}/api/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: JSON.stringify({ token, password: 'nine tall vicunas' }),
    });
    expect(await again.json()).toMatchObject({ code: 'LinkSpent' });
    await server.stop();

    // In a newer format that this version does not know; left for the newer version.
    const newer = await openDatabase(place);
    await sql`insert into migration (name, applied_at) values ('9999-later', 1)`.execute(newer.kysely);
    await newer.close();
    const tooOld = run('commands/admin-reset.ts', place, ['ann']);
    expect([await tooOld.ended, tooOld.output.err]).toEqual([
      1,
      "The database is from a newer version (it has '9999-later'). Use the command of that version.\n",
    ]);
    await place.remove();
  });
});
