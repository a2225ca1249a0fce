import type { Failure } from '../contract/endpoint.ts';
import { fail } from '../contract/endpoint.ts';
import type { Site } from '../contract/site/site.ts';

/** For the holder of its link, valid for one account. */
export interface SampleInvitation {
  readonly token: string;
  /** Username. */
  usedBy: string | null;
}

export const sampleInvitation = (token: string): SampleInvitation => ({ token, usedBy: null });

export interface InvitationState {
  readonly site: Site;
  readonly invitations: SampleInvitation[];
}

const openInvitation = ({ invitations }: InvitationState, wanted: string | undefined) =>
  invitations.find(({ token, usedBy }) => token === wanted && usedBy === null);

/** Null admits, as on the server. */
export function admitToSample(
  state: InvitationState,
  invitation: string | undefined,
):
  | Failure<'RegistrationClosed', { registration: 'invitation' | 'closed' }>
  | Failure<'InvitationSpent', Record<never, never>>
  | null {
  const { registration } = state.site;
  if (registration === 'open') return null;
  if (registration === 'closed' || invitation === undefined)
    return fail('RegistrationClosed', 'This site is not accepting new accounts.', { registration });
  return openInvitation(state, invitation)
    ? null
    : fail(
        'InvitationSpent',
        'This invitation has expired, was already used or withdrawn, or is for another email address. Ask for a new one.',
      );
}

export function spendSampleInvitation(state: InvitationState, invitation: string | undefined, username: string): void {
  const open = openInvitation(state, invitation);
  if (open) open.usedBy = username;
}
