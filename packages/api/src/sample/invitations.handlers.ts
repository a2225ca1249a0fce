import { fail } from '../contract/endpoint.ts';
import { invite, listInvitations, restoreInvitation, withdrawInvitation } from '../contract/invitations.ts';
import { handlerMaker } from './handler.ts';
import type { SampleInvitation } from './invitation-state.ts';
import { shownInvitation } from './invitation-state.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

const pageSize = 50;
const dayMs = 86_400_000;

export function invitationsHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const withdraw = (id: string, isWithdrawn: boolean) => {
    const invitation = store.invitations.find((each) => each.id === id);
    if (!invitation) return fail('NotFound', 'There is no such invitation.');
    invitation.isWithdrawn = isWithdrawn;
    return shownInvitation(invitation);
  };
  return [
    handle(invite, ({ input, person, request }) => {
      const { email, note, days, language } = input;
      const token = `sample-invitation-${store.invitations.length + 1}`;
      const invitation: SampleInvitation = {
        id: store.nextId(),
        token,
        email: email?.toLowerCase() ?? null,
        note,
        usesMax: email === undefined ? input.usesMax : 1,
        uses: 0,
        invitedBy: person.user.username,
        usedBy: null,
        usedAt: null,
        createdAt: sampleNow,
        expiresAt: new Date(Date.parse(sampleNow) + days * dayMs).toISOString(),
        isWithdrawn: false,
      };
      store.invitations.unshift(invitation);
      const link = `${new URL(request.url).origin}/auth/register?invitation=${token}${language === 'en' ? '' : `&lang=${language}`}`;
      return { ...shownInvitation(invitation), link, isMailed: email !== undefined };
    }),
    handle(listInvitations, ({ input: { cursor } }) => {
      const last = store.invitations.findIndex(({ id }) => id === cursor);
      if (cursor !== undefined && last === -1) {
        const detail = 'cursor is not one that this list gave.';
        return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
      }
      const items = store.invitations.slice(last + 1, last + 1 + pageSize).map(shownInvitation);
      return { items, next: store.invitations.length > last + 1 + pageSize ? (items.at(-1)?.id ?? null) : null };
    }),
    handle(withdrawInvitation, ({ input }) => withdraw(input.id, true)),
    handle(restoreInvitation, ({ input }) => withdraw(input.id, false)),
  ];
}
