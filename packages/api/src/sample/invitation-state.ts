/** Invitations of the sample site and their validity. */
import type { Invitation } from '../contract/invitations.ts';
import type { Failure } from '../contract/endpoint.ts';
import { fail } from '../contract/endpoint.ts';
import type { Site } from '../contract/site.ts';
import { sampleNow } from './sample-now.ts';

export interface SampleInvitation extends Omit<Invitation, 'state'> {
  readonly token: string;
  isWithdrawn: boolean;
  uses: number;
  usedBy: string | null;
  usedAt: string | null;
}

export interface InvitationState {
  readonly site: Site;
  /** Latest first. */
  readonly invitations: SampleInvitation[];
}

/** For the holder of its link, valid for one account. */
export const sampleInvitation = (token: string, given: Partial<SampleInvitation> = {}): SampleInvitation => ({
  id: `sample-invitation-${token}`,
  token,
  email: null,
  note: '',
  usesMax: 1,
  uses: 0,
  invitedBy: 'nadia',
  usedBy: null,
  usedAt: null,
  createdAt: '2026-11-18T08:00:00.000Z',
  expiresAt: '2026-11-25T08:00:00.000Z',
  isWithdrawn: false,
  ...given,
});

function shownInvitation({ token: _, isWithdrawn, ...invitation }: SampleInvitation): Invitation {
  const { uses, usesMax, expiresAt } = invitation;
  return {
    ...invitation,
    state: uses >= usesMax ? 'used' : isWithdrawn ? 'withdrawn' : expiresAt <= sampleNow ? 'ended' : 'open',
  };
}

interface Asking {
  readonly invitation?: string | undefined;
  readonly email: string;
}

const openInvitation = (state: InvitationState, { invitation, email }: Asking) =>
  state.invitations.find(
    (each) =>
      each.token === invitation &&
      shownInvitation(each).state === 'open' &&
      (each.email === null || each.email === email.toLowerCase()),
  );

/** Null admits, as on the server. */
export function admitToSample(
  state: InvitationState,
  asking: Asking,
):
  | Failure<'RegistrationClosed', { registration: 'invitation' | 'closed' }>
  | Failure<'InvitationSpent', Record<never, never>>
  | null {
  const { registration } = state.site;
  if (registration === 'open') return null;
  if (registration === 'closed' || asking.invitation === undefined)
    return fail('RegistrationClosed', 'This site is not accepting new accounts.', { registration });
  return openInvitation(state, asking)
    ? null
    : fail(
        'InvitationSpent',
        'This invitation has expired, was already used or withdrawn, or is for another email address. Ask for a new one.',
      );
}

export function spendSampleInvitation(state: InvitationState, asking: Asking, username: string): void {
  const invitation = openInvitation(state, asking);
  if (invitation) Object.assign(invitation, { uses: invitation.uses + 1, usedBy: username, usedAt: sampleNow });
}
