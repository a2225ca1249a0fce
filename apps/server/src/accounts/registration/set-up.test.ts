import { describe, expect, it } from 'vitest';
import { newPlace } from '../../../test/engines/engines.ts';
import { openYard, password, Visitor } from '../../../test/yard.ts';
import type { Engine } from '../../db/dialect.ts';
import { migrate } from '../../db/migrate.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';

const admin = { username: 'root', email: 'root@example.com', password: 'nine tall giraffes' };

describe.each<Engine>(['sqlite', 'postgres'])('The first admin on %s', (engine) => {
  const withDatabase = async (work: (database: Database) => Promise<void>) => {
    const place = await newPlace(engine);
    const database = await openDatabase(place);
    try {
      await migrate(database, place);
      await work(database);
    } finally {
      await database.close();
      await place.remove();
    }
  };

  it('comes from the environment once; later starts change nothing', () =>
    withDatabase(async (database) => {
      const yard = await openYard(database);
      expect(await yard.accounts.ensureAdmin(admin)).toBe(null);
      expect(await yard.accounts.ensureAdmin({ ...admin, username: 'other', password: 'eleven tall giraffes' })).toBe(
        null,
      );
      // An address set by the operator counts as confirmed.
      for (const name of ['root', 'Root@example.com'])
        expect(await new Visitor(yard).logIn(name, admin.password)).toMatchObject({
          status: 200,
          body: { user: { role: 'admin', email: 'root@example.com' } },
        });
      expect((await new Visitor(yard).logIn('other', 'eleven tall giraffes')).status).toBe(401);
      await yard.close();
    }));

  it('gets emails at the unconfirmed address, unless another account has confirmed it', () =>
    withDatabase(async (database) => {
      const yard = await openYard(database);
      const setup = (await yard.accounts.ensureAdmin(null))?.split('=')[1] ?? '';
      await new Visitor(yard).register('root', { email: 'root@example.com', setup });
      await yard.accounts.settled();
      yard.mails.length = 0;
      yard.accounts.emailAdmins({ subject: 'News', text: 'There is some.' });
      await yard.accounts.settled();
      expect(yard.mails.map(({ to, subject }) => [to, subject])).toEqual([['root@example.com', 'News']]);
      await new Visitor(yard).register('rootless', { email: 'Root@example.com' });
      await yard.confirm('rootless');
      await yard.accounts.settled();
      yard.mails.length = 0;
      yard.accounts.emailAdmins({ subject: 'News', text: 'There is more.' });
      await yard.accounts.settled();
      expect(yard.mails).toEqual([]);
      await yard.close();
    }));

  it('is created once when several processes start together', () =>
    withDatabase(async (database) => {
      const yards = await Promise.all([openYard(database), openYard(database), openYard(database)]);
      expect(await Promise.all(yards.map(({ accounts }) => accounts.ensureAdmin(admin)))).toEqual([null, null, null]);
      expect(await database.kysely.selectFrom('person').select(['username', 'role']).execute()).toEqual([
        { username: 'root', role: 'admin' },
      ]);
      await Promise.all(yards.map((yard) => yard.close()));
    }));

  it('comes from a link that is the same after a restart, works once, and creates only the first', () =>
    withDatabase(async (database) => {
      const yard = await openYard(database);
      const link = await yard.accounts.ensureAdmin(null);
      expect(link).toMatch(/^\/auth\/register\?setup=[\w-]{43}$/);
      const restarted = await openYard(database);
      expect(await restarted.accounts.ensureAdmin(null)).toBe(link);
      const setup = link?.split('=')[1] ?? '';
      const spent = {
        status: 409,
        body: {
          code: 'SetupSpent',
          message:
            'This setup link was already used or is incomplete. Sign in, or copy the link from the log of the last start.',
        },
      };
      expect(await new Visitor(yard).register('eve', { setup: `${setup}x` })).toMatchObject(spent);
      const answers = await Promise.all(
        ['ann', 'bea', 'cat'].map((name) => new Visitor(yard).register(name, { setup })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await new Visitor(yard).register('eve', { setup })).toMatchObject(spent);
      const people = await database.kysely.selectFrom('person').select('role').execute();
      expect(people).toEqual([{ role: 'admin' }]);
      expect(await yard.accounts.ensureAdmin(null)).toBe(null);
      await yard.close();
      await restarted.close();
    }));

  it('is refused with what to do when it cannot be made', () =>
    withDatabase(async (database) => {
      const yard = await openYard(database);
      await new Visitor(yard).register('rita', { email: 'someone@example.com' });
      await yard.confirm('rita');
      await expect(yard.accounts.ensureAdmin({ ...admin, password: 'password1' })).rejects.toThrow(
        'ADMIN_PASSWORD cannot be used. This password is too common. Choose a longer one, such as four words.',
      );
      await expect(yard.accounts.ensureAdmin({ ...admin, username: 'rita' })).rejects.toThrow(
        'ADMIN_USERNAME is taken: rita is already registered. Choose another.',
      );
      await expect(
        yard.accounts.ensureAdmin({ ...admin, username: 'boss', email: 'Someone@example.com' }),
      ).rejects.toThrow('ADMIN_EMAIL belongs to an account that is not an admin. Choose another.');
      expect((await new Visitor(yard).logIn('rita', password)).body).toMatchObject({ user: { role: 'user' } });
      await yard.close();
    }));
});
