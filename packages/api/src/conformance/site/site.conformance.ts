import { expect } from 'vitest';
import type { Endpoint, InputOf } from '../../contract/endpoint.ts';
import { callApiByQuery, getCatalogue, listFavourites } from '../../contract/hub/hub.ts';
import { getMe, login, logout } from '../../contract/accounts/session.ts';
import {
  changeSite,
  getLegalText,
  getSite,
  getSiteSettings,
  type Site,
  type SiteSettings,
  testMail,
} from '../../contract/site/site.ts';
import { getStats } from '../../contract/stats.ts';
import { adminsOnly, expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

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
  ...shown
}: SiteSettings): Site => shown;
const pointers = (body: Record<string, unknown>) =>
  (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);

export const siteConformance = conformance(
  conformanceOf(getSite, [
    [
      'success',
      'returns the name of the site to visitors',
      async (world) => {
        expect((await site(world)).name).toMatch(/^\S/);
      },
    ],
  ]),
  conformanceOf(getSiteSettings, [
    [
      'success',
      'returns all settings to admins, including the texts of every page',
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
  conformanceOf(changeSite, [
    [
      'success',
      'changes the given settings, keeps the rest, and returns them from then on',
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
      'saves retention times, and whether addresses must be confirmed first',
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
      'closes the site to all but admins: others get the end time, keep their session, and have access again afterwards',
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
      'saves nothing when another admin saved first',
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
      'points at invalid values, and saves nothing',
      async (world) => {
        await world.admin();
        const before = await settings(world);
        const { version } = before;
        const wrong = {
          version,
          name: 'Other',
          contactEmail: 'not-an-email',
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
  conformanceOf(testMail, [
    [
      'success',
      'sends a test email and returns the transport',
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
      'returns the reason of the failure',
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
  conformanceOf(getLegalText, [
    [
      'success',
      'returns the operator’s text in the requested language, else in English, until it is removed',
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
      'returns NotFound when there is none',
      async (world) => {
        expectFailure(getLegalText, await world.send(getLegalText, { page: 'terms' }), 'NotFound');
      },
    ],
  ]),
);
