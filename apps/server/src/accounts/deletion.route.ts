import { cancelDeletion, deletionWaitDays, requestDeletion } from '@apiyard/api/contract/account';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { accountOf } from './account.ts';
import { askPassword } from './asked-again.ts';
import { isLastAdmin } from './last-admin.ts';
import { dayIn } from './mails/letter.ts';
import { occasionOf, post } from './post.ts';
import type { AccountServices } from './services.ts';
import { entrantBy } from './sign-in.ts';

const dayMs = 86_400_000;

export function deletionRoutes(services: AccountServices): Route[] {
  const { database, events, now } = services;
  return [
    route(requestDeletion, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await askPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const dueAt = now() + deletionWaitDays * dayMs;
        const outcome = await database.transaction(async (transaction) => {
          if (await isLastAdmin(transaction, person.id)) return 'last admin';
          const { numUpdatedRows } = await transaction
            .updateTable('person')
            .set({ deletion_due_at: dueAt })
            .where('id', '=', person.id)
            .where('deletion_due_at', 'is', null)
            .executeTakeFirst();
          return numUpdatedRows === 0n ? 'asked before' : 'asked';
        });
        if (outcome === 'last admin')
          return fail('LastAdmin', 'You are the only admin. Make somebody else an admin first.');
        if (outcome === 'asked') {
          events.emit({ type: 'deletion asked', from: originOf(request), personId: person.id, dueAt });
          post(services, asked, occasionOf(services, request), ({ texts, language, told, link }) =>
            texts.deletionAsked({ ...told, date: dayIn(language, dueAt), url: link('/account/profile') }),
          );
        }
        return accountOf(database, person.id);
      },
    }),

    route(cancelDeletion, {
      rate: perMinute(30),
      handle: async ({ person, request }) => {
        const { numUpdatedRows } = await database.kysely
          .updateTable('person')
          .set({ deletion_due_at: null })
          .where('id', '=', person.id)
          .where('deletion_due_at', 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) {
          events.emit({ type: 'deletion cancelled', from: originOf(request), personId: person.id });
          const recipient = await entrantBy(database, 'id', person.id);
          if (recipient) post(services, recipient, null, ({ texts, told }) => texts.deletionCancelled(told));
        }
        return accountOf(database, person.id);
      },
    }),
  ];
}
