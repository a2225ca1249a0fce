import type { Invitation } from '@apiyard/api/contract/accounts/invitations';
import { restoreInvitation, withdrawInvitation } from '@apiyard/api/contract/accounts/invitations';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';

export interface InvitationChange {
  readonly kind: 'withdraw' | 'restore';
  readonly invitation: Invitation;
}

const entries = { withdraw: withdrawInvitation, restore: restoreInvitation } as const;
const replaced = (items: readonly Invitation[], by: Invitation) => items.map((item) => (item.id === by.id ? by : item));

export const invitationChanges: ListChanges<Invitation, InvitationChange, Invitation> = {
  save: (api, { kind, invitation: { id } }) => api.send(entries[kind], { id }),
  expect: (items, { kind, invitation }) =>
    replaced(items, { ...invitation, state: kind === 'withdraw' ? 'withdrawn' : 'open' }),
  settle: (items, _, result) => replaced(items, result),
};
