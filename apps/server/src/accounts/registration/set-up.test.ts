import { describe, expect, it } from 'vitest';
import { newPlace } from '../../../test/engines/engines.ts';
import { openTestSite, password, Visitor } from '../../../test/test-site.ts';
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
      const testSite = await openTestSite(database);
      expect(await testSite.accounts.ensureAdmin(admin)).toBe(null);
      expect(
        await testSite.accounts.ensureAdmin({ ...admin, username: 'other', password: 'eleven tall giraffes' }),
      ).toBe(null);
      // An address set by the operator counts as confirmed.
      for (const name of ['root', 'Root@example.com'])
        expect(await new Visitor(testSite).logIn(name, admin.password)).toMatchObject({
          status: 200,
          body: { user: { role: 'admin', email: 'root@example.com' } },
        });
      expect((await new Visitor(testSite).logIn('other', 'eleven tall giraffes')).status).toBe(401);
      await testSite.close();
    }));

  it('gets emails at the unconfirmed address, unless another account has confirmed it', () =>
    withDatabase(async (database) => {
      const testSite = await openTestSite(database);
      const setup = (await testSite.accounts.ensureAdmin(null))?.split('=')[1] ?? '';
      await new Visitor(testSite).register('root', { email: 'root@example.com', setup });
      await testSite.accounts.settled();
      testSite.mails.length = 0;
      testSite.accounts.emailAdmins({ subject: 'News', text: 'There is some.' });
      await testSite.accounts.settled();
      expect(testSite.mails.map(({ to, subject }) => [to, subject])).toEqual([['root@example.com', 'News']]);
      await new Visitor(testSite).register('rootless', { email: 'Root@example.com' });
      await testSite.confirm('rootless');
      await testSite.accounts.settled();
      testSite.mails.length = 0;
      testSite.accounts.emailAdmins({ subject: 'News', text: 'There is more.' });
      await testSite.accounts.settled();
      expect(testSite.mails).toEqual([]);
      await testSite.close();
    }));

  it('is created once when several processes start together', () =>
    withDatabase(async (database) => {
      const testSites = await Promise.all([openTestSite(database), openTestSite(database), openTestSite(database)]);
      expect(await Promise.all(testSites.map(({ accounts }) => accounts.ensureAdmin(admin)))).toEqual([
        null,
        null,
        null,
      ]);
      expect(await database.kysely.selectFrom('person').select(['username', 'role']).execute()).toEqual([
        { username: 'root', role: 'admin' },
      ]);
      await Promise.all(testSites.map((testSite) => testSite.close()));
    }));

  it('comes from a link that is the same after a restart, works once, and creates only the first', () =>
    withDatabase(async (database) => {
      const testSite = await openTestSite(database);
      const link = await testSite.accounts.ensureAdmin(null);
      expect(link).toMatch(/^\/auth\/register\?setup=[\w-]{43}$/);
      const restarted = await openTestSite(database);
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
      expect(await new Visitor(testSite).register('eve', { setup: `${setup}x` })).toMatchObject(spent);
      const answers = await Promise.all(
        ['ann', 'bea', 'cat'].map((name) => new Visitor(testSite).register(name, { setup })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await new Visitor(testSite).register('eve', { setup })).toMatchObject(spent);
      const people = await database.kysely.selectFrom('person').select('role').execute();
      expect(people).toEqual([{ role: 'admin' }]);
      expect(await testSite.accounts.ensureAdmin(null)).toBe(null);
      await testSite.close();
      await restarted.close();
    }));

  it('is refused with what to do when it cannot be made', () =>
    withDatabase(async (database) => {
      const testSite = await openTestSite(database);
      await new Visitor(testSite).register('rita', { email: 'someone@example.com' });
      await testSite.confirm('rita');
      await expect(testSite.accounts.ensureAdmin({ ...admin, password: 'password1' })).rejects.toThrow(
        'ADMIN_PASSWORD cannot be used. This password is too common. Choose a longer one, such as four words.',
      );
      await expect(testSite.accounts.ensureAdmin({ ...admin, username: 'rita' })).rejects.toThrow(
        'ADMIN_USERNAME is taken: rita is already registered. Choose another.',
      );
      await expect(
        testSite.accounts.ensureAdmin({ ...admin, username: 'boss', email: 'Someone@example.com' }),
      ).rejects.toThrow('ADMIN_EMAIL belongs to an account that is not an admin. Choose another.');
      expect((await new Visitor(testSite).logIn('rita', password)).body).toMatchObject({ user: { role: 'user' } });
      await testSite.close();
    }));
});
