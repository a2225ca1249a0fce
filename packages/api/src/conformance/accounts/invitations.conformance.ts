import { expect } from 'vitest';
import type { InputOf } from '../../contract/endpoint.ts';
import {
  type Invitation,
  invite,
  listInvitations,
  restoreInvitation,
  withdrawInvitation,
} from '../../contract/accounts/invitations.ts';
import { login, logout, register } from '../../contract/accounts/session.ts';
import { changeSite, getSiteSettings, type Registration, type SiteSettings } from '../../contract/site/site.ts';
import { adminsOnly, expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { Account, World } from '../world.ts';

const unknownId = '01935a5e-0000-7000-8000-000000000000';

const tokenOf = (link: string) => new URL(link).searchParams.get('invitation') ?? '';
const made = async (world: World, input: InputOf<typeof invite> = {}) =>
  expectOutput<Invitation & { link: string; isMailed: boolean }>(invite, await world.send(invite, input));
const list = async (world: World) =>
  expectOutput<{ items: Invitation[] }>(listInvitations, await world.send(listInvitations, {})).items;

/** Restricts registration to invitations, or closes it, during `work`, which starts signed in as an admin. */
async function whileRegistrationIs(
  world: World,
  registration: Registration,
  work: (admin: Account) => Promise<void>,
): Promise<void> {
  const admin = await world.admin();
  const change = async (to: Registration) => {
    const { version } = expectOutput<SiteSettings>(getSiteSettings, await world.send(getSiteSettings, {}));
    expectOutput(changeSite, await world.send(changeSite, { version, registration: to }));
  };
  await change(registration);
  try {
    await work(admin);
  } finally {
    await world.send(login, { usernameOrEmail: admin.username, password: admin.password });
    await change('open');
  }
}

const newcomer = (world: World) => {
  const username = world.name('guest');
  return { username, email: `${username}@example.test`, password: `a long ${username} phrase` };
};

export const invitationsConformance = conformance(
  conformanceOf(invite, [
    [
      'success',
      'creates a link that registers one account only',
      async (world) => {
        await whileRegistrationIs(world, 'invitation', async (admin) => {
          const { link, isMailed, ...invitation } = await made(world, { note: ' For Ann ' });
          expect([
            invitation.note,
            invitation.email,
            invitation.state,
            invitation.usesMax,
            invitation.uses,
            invitation.invitedBy,
            isMailed,
          ]).toEqual(['For Ann', null, 'open', 1, 0, admin.username, false]);
          await world.send(logout, {});
          const ann = newcomer(world);
          expectFailure(register, await world.send(register, ann), 'RegistrationClosed');
          // A taken username does not use up the invitation.
          expectFailure(
            register,
            await world.send(register, { ...ann, username: admin.username, invitation: tokenOf(link) }),
            'Conflict',
          );
          expectOutput(register, await world.send(register, { ...ann, invitation: tokenOf(link) }));
          expectFailure(
            register,
            await world.send(register, { ...newcomer(world), invitation: tokenOf(link) }),
            'InvitationSpent',
          );
          await world.send(login, { usernameOrEmail: admin.username, password: admin.password });
          expect((await list(world)).find(({ id }) => id === invitation.id)).toEqual({
            ...invitation,
            state: 'used',
            uses: 1,
            usedBy: ann.username,
            usedAt: expect.any(String),
          });
        });
      },
    ],
    [
      'success',
      'sends the link to an address, and only that address can use it, in any letter case',
      async (world) => {
        await whileRegistrationIs(world, 'invitation', async () => {
          const bo = newcomer(world);
          const { link, isMailed, email, usesMax } = await made(world, {
            email: bo.email.toUpperCase(),
            usesMax: 9,
            language: 'fr',
          });
          expect([isMailed, email, usesMax, new URL(link).searchParams.get('lang')]).toEqual([true, bo.email, 1, 'fr']);
          await world.send(logout, {});
          expectFailure(
            register,
            await world.send(register, { ...newcomer(world), invitation: tokenOf(link) }),
            'InvitationSpent',
          );
          expectOutput(register, await world.send(register, { ...bo, invitation: tokenOf(link) }));
        });
      },
    ],
    [
      'success',
      'does not work while registration is closed',
      async (world) => {
        await whileRegistrationIs(world, 'closed', async () => {
          const { link } = await made(world);
          await world.send(logout, {});
          expect(
            expectFailure(
              register,
              await world.send(register, { ...newcomer(world), invitation: tokenOf(link) }),
              'RegistrationClosed',
            )['registration'],
          ).toBe('closed');
        });
      },
    ],
    [
      'InvalidInput',
      'returns the path of each invalid field',
      async (world) => {
        await world.admin();
        const refused = expectFailure(
          invite,
          await world.sendAnything(invite, {
            email: 'not-an-email',
            note: 'a\nb',
            usesMax: 101,
            days: 0,
            language: 'de',
          }),
          'InvalidInput',
        );
        expect((refused['errors'] as { pointer: string }[]).map(({ pointer }) => pointer).toSorted()).toEqual([
          '/days',
          '/email',
          '/language',
          '/note',
          '/usesMax',
        ]);
      },
    ],
  ]),
  conformanceOf(listInvitations, [
    [
      'success',
      'lists invitations latest first, without their links',
      async (world) => {
        await world.admin();
        const first = await made(world, { note: 'First' });
        const second = await made(world, { note: 'Second' });
        const items = await list(world);
        expect(items.map(({ id }) => id).filter((id) => [first.id, second.id].includes(id))).toEqual([
          second.id,
          first.id,
        ]);
        expect(JSON.stringify(items)).not.toContain(tokenOf(first.link));
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.admin();
        expect(
          expectFailure(listInvitations, await world.send(listInvitations, { cursor: 'anything' }), 'InvalidInput')[
            'errors'
          ],
        ).toMatchObject([{ pointer: '/cursor' }]);
      },
    ],
  ]),
  conformanceOf(withdrawInvitation, [
    [
      'success',
      'disables a link until the invitation is restored',
      async (world) => {
        await whileRegistrationIs(world, 'invitation', async (admin) => {
          const { id, link } = await made(world);
          expect(expectOutput<Invitation>(withdrawInvitation, await world.send(withdrawInvitation, { id })).state).toBe(
            'withdrawn',
          );
          const cy = { ...newcomer(world), invitation: tokenOf(link) };
          await world.send(logout, {});
          expectFailure(register, await world.send(register, cy), 'InvitationSpent');
          await world.send(login, { usernameOrEmail: admin.username, password: admin.password });
          expect(expectOutput<Invitation>(restoreInvitation, await world.send(restoreInvitation, { id })).state).toBe(
            'open',
          );
          await world.send(logout, {});
          expectOutput(register, await world.send(register, cy));
        });
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown id',
      async (world) => {
        await world.admin();
        for (const id of [unknownId, 'x'])
          expectFailure(withdrawInvitation, await world.send(withdrawInvitation, { id }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(restoreInvitation, [
    [
      'success',
      'changes nothing if the invitation was not withdrawn',
      async (world) => {
        await world.admin();
        const { link: _, isMailed: _mailed, ...invitation } = await made(world);
        expect(expectOutput(restoreInvitation, await world.send(restoreInvitation, { id: invitation.id }))).toEqual(
          invitation,
        );
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown id',
      async (world) => {
        await world.admin();
        for (const id of [unknownId, 'x'])
          expectFailure(restoreInvitation, await world.send(restoreInvitation, { id }), 'NotFound');
      },
    ],
  ]),
  adminsOnly(invite, listInvitations, withdrawInvitation, restoreInvitation),
);
