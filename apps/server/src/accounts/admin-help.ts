/** Account recovery by admins. Mails about it omit the requester's IP address and device: those are the admin's. */
import type { FastifyRequest } from 'fastify';
import { linkLifeMs, makeLink } from './mail/mail-links.ts';
import { requestInfoOf, sendMail } from './mail/send-mail.ts';
import type { AccountServices } from './services.ts';
import { turnOffTwoSteps } from './second-step/two-steps.route.ts';
import { findSignInPerson, mailboxOf } from './person-store.ts';

export interface AdminHelp {
  /** Mails a password link after the response. Returns the address; null when there is none, or the account is disabled. */
  sendResetLink(personId: string, request: FastifyRequest): Promise<string | null>;
  /** Turns two steps off and writes about it. False when they were off. */
  turnOffTwoSteps(personId: string, request: FastifyRequest): Promise<boolean>;
}

export function createAdminHelp(services: AccountServices): AdminHelp {
  const { database, background, events, now } = services;
  const unasked = (request: FastifyRequest) => ({ ...requestInfoOf(services, request), asked: null });
  return {
    async sendResetLink(personId, request) {
      const person = await findSignInPerson(database.kysely, 'id', personId);
      const email = await mailboxOf(database.kysely, personId);
      if (person === null || email === null || person.disabled_at !== null) return null;
      const requestInfo = unasked(request);
      background.runSingle(`reset link for ${personId}`, async () => {
        const token = await makeLink(database.kysely, { kind: 'reset', personId, email }, now());
        const minutes = linkLifeMs.reset / 60_000;
        await sendMail(services, { ...person, email }, requestInfo, ({ texts, common, link }) =>
          texts.resetPassword({ ...common, minutes, url: link(`/auth/reset-password?token=${token}`) }),
        );
      });
      return email;
    },
    async turnOffTwoSteps(personId, request) {
      const person = await findSignInPerson(database.kysely, 'id', personId);
      if (person === null || !(await turnOffTwoSteps(services, personId))) return false;
      events.emit({ type: 'two steps turned off', from: null, personId });
      const requestInfo = unasked(request);
      background.run(`mail about two steps of ${personId}`, () =>
        sendMail(services, person, requestInfo, ({ texts, common, link }) =>
          texts.twoStepsOff({ ...common, url: link('/account/security') }),
        ),
      );
      return true;
    },
  };
}
