import type { Invitation } from '@apiyard/api/contract/invitations';
import { restoreInvitation, withdrawInvitation } from '@apiyard/api/contract/invitations';
import { optimisticList } from '../../_kit/optimistic-list.machine.ts';
import type { Services } from '../../_kit/services.tsx';

export interface InvitationChange {
  readonly kind: 'withdraw' | 'restore';
  readonly invitation: Invitation;
}

const entries = { withdraw: withdrawInvitation, restore: restoreInvitation } as const;
const replaced = (items: readonly Invitation[], by: Invitation) => items.map((item) => (item.id === by.id ? by : item));

export const invitationList = optimisticList<Invitation, InvitationChange, Invitation>({
  expect: (items, { kind, invitation }) =>
    replaced(items, { ...invitation, state: kind === 'withdraw' ? 'withdrawn' : 'open' }),
  settle: (items, _, told) => replaced(items, told),
});

export const saveChange = (api: Services['api'], { kind, invitation: { id } }: InvitationChange): Promise<Invitation> =>
  api.send(entries[kind], { id });
