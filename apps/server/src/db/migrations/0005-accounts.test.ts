import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newPlace } from '../../../test/engines/engines.ts';
import type { Engine } from '../dialect.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { migrations } from './list.ts';

describe.each<Engine>(['sqlite', 'postgres'])('Accounts from before on %s', (engine) => {
  it('keep their sessions, each with an id, and count as signed in before where they are', async () => {
    const place = await newPlace(engine);
    const database = await openDatabase(place);
    await migrate(
      database,
      place,
      migrations.slice(
        0,
        migrations.findIndex(({ name }) => name === '0005-accounts'),
      ),
    );
    const { kysely } = database;
    for (const name of ['ann', 'bob']) {
      await sql`insert into person (id, username, username_key, email, email_key, name, role, plan, password_hash, created_at)
        values (${name}, ${name}, ${name}, ${`${name}@example.com`}, ${`${name}@example.com`}, ${name}, 'user', 'free', '', 1)`.execute(
        kysely,
      );
    }
    for (const at of [1_000, 2_000]) {
      await sql`insert into session (token_hash, person_id, created_at, seen_at, expires_at, address, user_agent) values (${`token ${at}`}, 'ann', ${at}, ${at}, 9999, '', '')`.execute(
        kysely,
      );
    }
    await migrate(database, place);
    const sessions = await kysely
      .selectFrom('session')
      .select(['id', 'token_hash', 'created_at'])
      .orderBy('id')
      .execute();
    expect(sessions.map(({ token_hash, created_at }) => [token_hash, created_at])).toEqual([
      ['token 1000', 1_000],
      ['token 2000', 2_000],
    ]);
    for (const { id } of sessions) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(
      await kysely
        .selectFrom('person')
        .select(['id', 'language', 'signed_in_at', 'email_confirmed_at', 'deletion_due_at'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { id: 'ann', language: 'en', signed_in_at: 2_000, email_confirmed_at: null, deletion_due_at: null },
      { id: 'bob', language: 'en', signed_in_at: null, email_confirmed_at: null, deletion_due_at: null },
    ]);
    await database.close();
    await place.remove();
  });
});
