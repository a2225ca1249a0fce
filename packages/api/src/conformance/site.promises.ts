import { expect } from 'vitest';
import type { Endpoint, InputOf } from '../contract/endpoint.ts';
import { callApiByQuery, getCatalogue, listFavourites } from '../contract/hub.ts';
import { getMe, login, logout } from '../contract/session.ts';
import {
  changeSite,
  getLegalText,
  getSite,
  getSiteSettings,
  type Site,
  type SiteSettings,
  testMail,
} from '../contract/site.ts';
import { getStats } from '../contract/stats.ts';
import { adminsOnly, expectFailure, expectOutput, promises, promisesOf } from './promise.ts';
import type { World } from './world.ts';

const site = async (world: World) => expectOutput<Site>(getSite, await world.send(getSite, {}));
const settings = async (world: World) =>
  expectOutput<SiteSettings>(getSiteSettings, await world.send(getSiteSettings, {}));
const change = async (world: World, changes: Omit<InputOf<typeof changeSite>, 'version'>) =>
  expectOutput<SiteSettings>(
    changeSite,
    await world.send(changeSite, { ...changes, version: (await settings(world)).version }),
  );
const publicOf = ({
  legal: _,
  confirmFirst: _first,
  retention: _days,
  version: _version,
  ...said
}: SiteSettings): Site => said;
const pointers = (body: Record<string, unknown>) =>
  (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);

export const sitePromises = promises(
  promisesOf(getSite, [
    [
      'success',
      'tells visitors what the site is called',
      async (world) => {
        expect((await site(world)).name).toMatch(/^\S/);
      },
    ],
  ]),
  promisesOf(getSiteSettings, [
    [
      'success',
      'tells admins what is decided, the texts of every page included',
      async (world) => {
        await world.admin();
        const found = await settings(world);
        expect(publicOf(found)).toEqual(await site(world));
        expect([
          Object.keys(found.legal),
          typeof found.confirmFirst,
          Object.keys(found.retention),
          Number.isInteger(found.version),
        ]).toEqual([['privacy', 'terms'], 'boolean', ['calls', 'audit', 'mails'], true]);
      },
    ],
  ]),
  promisesOf(changeSite, [
    [
      'success',
      'changes what is sent, keeps the rest, and everybody is told from then on',
      async (world) => {
        await world.admin();
        const before = await settings(world);
        const changed = await change(world, { operator: 'Ann Example', contactEmail: ' ann@example.test ' });
        expect(changed).toEqual({
          ...before,
          operator: 'Ann Example',
          contactEmail: 'ann@example.test',
          version: before.version + 1,
        });
        expect(await settings(world)).toEqual(changed);
        await world.send(logout, {});
        expect(await site(world)).toEqual(publicOf(changed));
        await world.admin();
        await change(world, { operator: before.operator, contactEmail: before.contactEmail });
        expect(await site(world)).toEqual(publicOf(before));
      },
    ],
    [
      'success',
      'keeps for how long things stay, and whether addresses are confirmed first',
      async (world) => {
        await world.admin();
        const { retention, confirmFirst } = await settings(world);
        expect(
          await change(world, { retention: { calls: 1, audit: 3650, mails: 365 }, confirmFirst: true }),
        ).toMatchObject({ retention: { calls: 1, audit: 3650, mails: 365 }, confirmFirst: true });
        expect(await change(world, { retention, confirmFirst })).toMatchObject({ retention, confirmFirst });
      },
    ],
    [
      'success',
      'closes the site to all but admins: others are told until when, keep their session, and get in again when it is over',
      async (world) => {
        const member = await world.signedIn();
        const { key } = await world.madeKey();
        const admin = await world.admin();
        const until = '2999-01-01T00:00:00.000Z';
        const closed = await change(world, {
          maintenance: { message: { en: ' New disks. ', fr: ' ' }, until: '2999-01-01T01:00:00+01:00' },
        });
        try {
          expect(closed.maintenance).toEqual({ message: { en: 'New disks.' }, until });
          expectOutput(listFavourites, await world.send(listFavourites, {}));
          await world.send(login, { usernameOrEmail: member.username, password: member.password });
          const tries: readonly (readonly [Endpoint, Record<string, unknown>, Record<string, string>])[] = [
            [listFavourites, {}, {}],
            [getCatalogue, {}, {}],
            [callApiByQuery, { api: 'random/uuid' }, {}],
            [callApiByQuery, { api: 'random/uuid' }, { 'x-api-key': key }],
          ];
          for (const [entry, input, headers] of tries) {
            const refused = await world.send(entry, input, headers);
            expect(expectFailure(entry, refused, 'Maintenance')).toMatchObject({ planned: true, until });
            expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
          }
          expectOutput(getMe, await world.send(getMe, {}));
          expectOutput(getStats, await world.send(getStats, {}));
          expect((await site(world)).maintenance).toEqual(closed.maintenance);
        } finally {
          await world.send(login, { usernameOrEmail: admin.username, password: admin.password });
          expect((await change(world, { maintenance: null })).maintenance).toBeNull();
        }
        await world.send(login, { usernameOrEmail: member.username, password: member.password });
        expectOutput(listFavourites, await world.send(listFavourites, {}));
      },
    ],
    [
      'Stale',
      'keeps nothing when somebody else changed something since',
      async (world) => {
        await world.admin();
        const { version, country } = await settings(world);
        const changed = await change(world, { country: 'Iceland' });
        const refused = expectFailure(
          changeSite,
          await world.send(changeSite, { version, country: 'Norway', name: 'Other' }),
          'Stale',
        );
        expect(refused['version']).toBe(changed.version);
        expect(await settings(world)).toEqual(changed);
        await change(world, { country });
      },
    ],
    [
      'InvalidInput',
      'points at what cannot be kept, and keeps nothing of it',
      async (world) => {
        await world.admin();
        const before = await settings(world);
        const { version } = before;
        const wrong = {
          version,
          name: 'Other',
          contactEmail: 'nobody',
          legal: { terms: { en: ' ' } },
          maintenance: { message: { en: 'a\u0007b' }, until: '2001-01-01T00:00:00Z' },
        };
        expect(pointers(expectFailure(changeSite, await world.send(changeSite, wrong), 'InvalidInput'))).toEqual([
          '/contactEmail',
          '/legal/terms/en',
          '/maintenance/message/en',
          '/maintenance/until',
        ]);
        const days = { calls: 0, audit: 29, mails: 366 };
        expect(
          pointers(
            expectFailure(changeSite, await world.send(changeSite, { version, retention: days }), 'InvalidInput'),
          ),
        ).toEqual(['/retention/calls', '/retention/audit', '/retention/mails']);
        expect(await settings(world)).toEqual(before);
      },
    ],
  ]),
  promisesOf(testMail, [
    [
      'success',
      'sends a mail now and tells by which way',
      async (world) => {
        await world.admin();
        expect(expectOutput(testMail, await world.send(testMail, { to: 'ann@example.test' }))).toEqual({
          via: 'file',
          place: expect.stringMatching(/mail$/),
          ms: expect.any(Number),
        });
      },
    ],
    [
      'MailFailed',
      'tells what stood in the way',
      async (world) => {
        await world.admin();
        await world.subject.breakMail();
        expect(
          expectFailure(testMail, await world.send(testMail, { to: 'ann@example.test' }), 'MailFailed')['reason'],
        ).toMatch(/^\S.*\S$/);
      },
    ],
  ]),
  adminsOnly(getSiteSettings, changeSite, testMail),
  promisesOf(getLegalText, [
    [
      'success',
      'gives the operator’s text in the language asked for, else in English, until it is taken back',
      async (world) => {
        await world.admin();
        const changed = await change(world, { legal: { privacy: { en: '# Privacy', ar: '# الخصوصية' } } });
        expect([changed.ownTexts, changed.legal.privacy]).toEqual([['privacy'], { en: '# Privacy', ar: '# الخصوصية' }]);
        expect(expectOutput(getLegalText, await world.send(getLegalText, { page: 'privacy', lang: 'ar' }))).toEqual({
          markdown: '# الخصوصية',
          lang: 'ar',
        });
        expect(expectOutput(getLegalText, await world.send(getLegalText, { page: 'privacy', lang: 'fr' }))).toEqual({
          markdown: '# Privacy',
          lang: 'en',
        });
        const back = await change(world, { legal: { privacy: null } });
        expect([back.ownTexts, back.legal.privacy]).toEqual([[], null]);
      },
    ],
    [
      'NotFound',
      'says that there is none',
      async (world) => {
        expectFailure(getLegalText, await world.send(getLegalText, { page: 'terms' }), 'NotFound');
      },
    ],
  ]),
);
