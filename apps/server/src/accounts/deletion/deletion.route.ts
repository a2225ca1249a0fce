import { cancelDeletion, deletionWaitDays, requestDeletion } from '@apiyard/api/contract/accounts/account';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { accountOf } from '../account.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { dayIn } from '../mail/texts/render-mail.ts';
import { requestInfoOf, sendMailInBackground } from '../mail/send-mail.ts';
import type { AccountServices } from '../services.ts';
import { findSignInPerson, isLastAdmin } from '../person-store.ts';
import { scheduleDeletion, unscheduleDeletion } from './deletion-store.ts';
import { sentence } from '../../problems/sentence.ts';

const dayMs = 86_400_000;

export function deletionRoutes(services: AccountServices): Route[] {
  const { database, events, now } = services;
  return [
    route(requestDeletion, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await confirmPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const dueAt = now() + deletionWaitDays * dayMs;
        const outcome = await database.transaction(async (transaction) => {
          if (await isLastAdmin(transaction, person.id)) return 'last admin';
          return (await scheduleDeletion(transaction, person.id, dueAt)) ? 'asked' : 'asked before';
        });
        if (outcome === 'last admin') return fail('LastAdmin', sentence('problem.accounts.onlyAdmin'));
        if (outcome === 'asked') {
          events.emit({ type: 'deletion asked', from: originOf(request), personId: person.id, dueAt });
          sendMailInBackground(services, asked, requestInfoOf(services, request), ({ texts, language, common, link }) =>
            texts.deletionAsked({ ...common, date: dayIn(language, dueAt), url: link('/account/profile') }),
          );
        }
        return accountOf(database, person.id);
      },
    }),

    route(cancelDeletion, {
      rate: perMinute(30),
      handle: async ({ person, request }) => {
        if (await unscheduleDeletion(database.kysely, person.id)) {
          events.emit({ type: 'deletion cancelled', from: originOf(request), personId: person.id });
          const recipient = await findSignInPerson(database.kysely, 'id', person.id);
          if (recipient)
            sendMailInBackground(services, recipient, null, ({ texts, common }) => texts.deletionCancelled(common));
        }
        return accountOf(database, person.id);
      },
    }),
  ];
}
