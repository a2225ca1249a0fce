import { fail } from '@apiyard/api/contract/endpoint';
import type { Invitation } from '@apiyard/api/contract/accounts/invitations';
import {
  invite,
  listInvitations,
  restoreInvitation,
  withdrawInvitation,
} from '@apiyard/api/contract/accounts/invitations';
import { fixture } from '@apiyard/kit/story/fixture.ts';

/** For one account, and unused. */
export const invitation = (id: string, given: Partial<Invitation> = {}): Invitation => ({
  id,
  email: null,
  note: '',
  state: 'open',
  usesMax: 1,
  uses: 0,
  invitedBy: 'nadia',
  usedBy: null,
  usedAt: null,
  createdAt: '2026-11-18T08:00:00.000Z',
  expiresAt: '2026-11-25T08:00:00.000Z',
  ...given,
});

export const storyInvitations: readonly Invitation[] = [
  invitation('ann', { email: 'ann@harbour.example', note: 'From the books project' }),
  invitation('team', {
    note: 'Summer school',
    usesMax: 20,
    uses: 7,
    usedBy: 'noor',
    usedAt: '2026-11-19T14:00:00.000Z',
  }),
  invitation('bo', { email: 'bo@harbour.example', state: 'used', uses: 1, usedAt: '2026-11-12T14:00:00.000Z' }),
  invitation('old', { note: 'Last year', state: 'ended', expiresAt: '2026-01-02T08:00:00.000Z', invitedBy: null }),
  invitation('back', { email: 'cy@harbour.example', state: 'withdrawn' }),
];

const pageSize = 50;

/** Responses of the page's calls, based on a list that reflects changes. */
export function invitationFixtures(given: readonly Invitation[] = []) {
  const list = [...given];
  const setState = (id: string, state: Invitation['state']) => {
    const at = list.findIndex((each) => each.id === id);
    const found = list[at];
    return found === undefined ? fail('NotFound', 'Gone.') : (list[at] = { ...found, state });
  };
  const handlers = [
    fixture(listInvitations, ({ input: { cursor } }) => {
      const from = list.findIndex(({ id }) => id === cursor) + 1;
      const items = list.slice(from, from + pageSize);
      return { items, next: list.length > from + pageSize ? (items.at(-1)?.id ?? null) : null };
    }),
    fixture(invite, ({ input: { email, note, usesMax } }) => {
      const made = invitation(`new-${list.length + 1}`, { email: email?.toLowerCase() ?? null, note, usesMax });
      list.unshift(made);
      const link = 'https://yard.example/auth/register?invitation=story-invitation-1';
      return { ...made, link, isMailed: email !== undefined };
    }),
    fixture(withdrawInvitation, ({ input }) => setState(input.id, 'withdrawn')),
    fixture(restoreInvitation, ({ input }) => setState(input.id, 'open')),
  ];
  return { list, handlers };
}
