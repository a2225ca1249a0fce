/** Invitations to create an account while registration is restricted. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Language } from '../hub/hub.ts';
import { NoExtras, OneLine } from '../problem.ts';

export const invitationUsesMax = 100;
export const invitationDaysMax = 90;
export const invitationNoteMax = 120;

const InvitationState = z.enum(['open', 'used', 'ended', 'withdrawn']);

export const Invitation = z.object({
  id: z.string(),
  /** The only address that can register with it; null allows any holder of the link. */
  email: z.nullable(z.string()),
  /** Only admins see it. */
  note: z.string(),
  state: InvitationState,
  /** Accounts that it is good for, and that were made with it. */
  usesMax: z.int(),
  uses: z.int(),
  /** Username of the admin; null after that account was deleted. */
  invitedBy: z.nullable(z.string()),
  /** Username of the last person who used it, while that account exists. */
  usedBy: z.nullable(z.string()),
  /** ISO 8601, as every time here. */
  usedAt: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary: 'Invite someone. The link is shown only once. If an email address is given, the link is also sent there.',
  auth: 'admin',
  carriesSecret: true,
  input: z.object({
    email: z.optional(z.string().check(z.maxLength(254), z.email())),
    note: z._default(OneLine.check(z.maxLength(invitationNoteMax)), ''),
    /** An invitation for an address is good for one account. */
    usesMax: z._default(z.int().check(z.minimum(1), z.maximum(invitationUsesMax)), 1),
    /** Until it ends. */
    days: z._default(z.int().check(z.minimum(1), z.maximum(invitationDaysMax)), 7),
    /** Language of the email, and of the page that its link opens. */
    language: z._default(Language, 'en'),
  }),
  output: z.object({ ...Invitation.shape, /** Whole, to be handed on. */ link: z.string(), isMailed: z.boolean() }),
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  summary: 'Invitations, latest first.',
  auth: 'admin',
  input: z.object({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  output: z.object({ items: z.array(Invitation), next: z.nullable(z.string()) }),
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/{id}',
  summary: 'Withdraw an invitation. Its link stops working. Accounts created with it stay.',
  auth: 'admin',
  input: z.object({ id: z.string().check(z.maxLength(100)) }),
  output: Invitation,
  errors: { NotFound: NoExtras },
});

export const restoreInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/{id}/restore',
  summary: 'Restore a withdrawn invitation for the time it has left.',
  auth: 'admin',
  input: z.object({ id: z.string().check(z.maxLength(100)) }),
  output: Invitation,
  errors: { NotFound: NoExtras },
});
