/** How admins help people in. Mails about it say nothing of who asked: that is an admin, whose address is not for mails. */
import type { FastifyRequest } from 'fastify';
import { mailboxOf } from './mailbox.ts';
import { linkLifeMs, makeLink } from './mail-links.ts';
import { occasionOf, write } from './post.ts';
import type { AccountServices } from './services.ts';
import { entrantBy } from './sign-in.ts';
import { turnOffTwoSteps } from './two-steps.route.ts';

export interface AdminHelp {
  /** Mails a link for a new password, after the answer. Where to; null when there is no address, or the account is disabled. */
  sendResetLink(personId: string, request: FastifyRequest): Promise<string | null>;
  /** Turns two steps off and writes about it. False when they were off. */
  turnOffTwoSteps(personId: string, request: FastifyRequest): Promise<boolean>;
}

export function createAdminHelp(services: AccountServices): AdminHelp {
  const { database, background, events, now } = services;
  const unasked = (request: FastifyRequest) => ({ ...occasionOf(services, request), asked: null });
  return {
    async sendResetLink(personId, request) {
      const person = await entrantBy(database, 'id', personId);
      const email = await mailboxOf(database, personId);
      if (person === null || email === null || person.disabled_at !== null) return null;
      const occasion = unasked(request);
      background.runSingle(`reset link for ${personId}`, async () => {
        const token = await makeLink(database, { kind: 'reset', personId, email }, now());
        const minutes = linkLifeMs.reset / 60_000;
        await write(services, { ...person, email }, occasion, ({ texts, told, link }) =>
          texts.resetPassword({ ...told, minutes, url: link(`/auth/reset-password?token=${token}`) }),
        );
      });
      return email;
    },
    async turnOffTwoSteps(personId, request) {
      const person = await entrantBy(database, 'id', personId);
      if (person === null || !(await turnOffTwoSteps(services, personId))) return false;
      events.emit({ type: 'two steps turned off', from: null, personId });
      const occasion = unasked(request);
      background.run(`mail about two steps of ${personId}`, () =>
        write(services, person, occasion, ({ texts, told, link }) =>
          texts.twoStepsOff({ ...told, url: link('/account/security') }),
        ),
      );
      return true;
    },
  };
}
