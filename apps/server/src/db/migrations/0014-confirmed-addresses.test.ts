import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newPlace } from '../../../test/engines/engines.ts';
import type { Engine } from '../dialect.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { migrations } from './list.ts';

describe.each<Engine>(['sqlite', 'postgres'])('Addresses from before on %s', (engine) => {
  it('stay in force if they were confirmed; others become pending, after addresses requested later', async () => {
    const place = await newPlace(engine);
    const database = await openDatabase(place);
    await migrate(
      database,
      place,
      migrations.slice(
        0,
        migrations.findIndex(({ name }) => name === '0014-confirmed-addresses'),
      ),
    );
    const { kysely } = database;
    const people: [id: string, email: string | null, pending: string | null, confirmedAt: number | null][] = [
      ['ann', 'Ann@example.com', null, 5],
      ['bea', 'Bea@example.com', null, null],
      ['cat', 'cat@example.com', 'cat@new.example', null],
      ['dan', 'dan@example.com', 'dan@new.example', 6],
      ['eve', null, 'Ann@example.com', null],
    ];
    for (const [id, email, pending, confirmedAt] of people) {
      await sql`insert into person (id, username, username_key, email, email_key, pending_email, email_confirmed_at, name, role, plan, password_hash, created_at)
        values (${id}, ${id}, ${id}, ${email}, ${email?.toLowerCase() ?? null}, ${pending}, ${confirmedAt}, ${id}, 'user', 'free', '', 1)`.execute(
        kysely,
      );
    }
    await migrate(database, place);
    expect(
      await kysely
        .selectFrom('person')
        .select(['id', 'email', 'email_key', 'pending_email', 'email_confirmed_at'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { id: 'ann', email: 'Ann@example.com', email_key: 'ann@example.com', pending_email: null, email_confirmed_at: 5 },
      { id: 'bea', email: null, email_key: null, pending_email: 'Bea@example.com', email_confirmed_at: null },
      { id: 'cat', email: null, email_key: null, pending_email: 'cat@new.example', email_confirmed_at: null },
      {
        id: 'dan',
        email: 'dan@example.com',
        email_key: 'dan@example.com',
        pending_email: 'dan@new.example',
        email_confirmed_at: 6,
      },
      { id: 'eve', email: null, email_key: null, pending_email: 'Ann@example.com', email_confirmed_at: null },
    ]);
    await database.close();
    await place.remove();
  });
});
