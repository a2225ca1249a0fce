import { addPasskey, passkeysMax, removePasskey, renamePasskey, startPasskey } from '@apiyard/api/contract/account';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { newId } from '../db/id.ts';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { shownPasskey } from './account.ts';
import { askPassword } from './asked-again.ts';
import { challengeLifeMs, checkMade, handleOf, makeChallenge, partyOf, refused } from './passkeys.ts';
import { occasionOf, post } from './post.ts';
import type { AccountServices } from './services.ts';
import { entrantBy } from './sign-in.ts';

const unknownPasskey = () => fail('NotFound', 'There is no such passkey any more. Load the list again.');
const tooMany = () =>
  fail('TooManyPasskeys', `An account holds ${passkeysMax} passkeys. Take one away that you no longer use.`, {
    passkeysMax,
  });

export function passkeyRoutes(services: AccountServices): Route[] {
  const { database, events, siteName, now } = services;
  const passkeysOf = (personId: string) =>
    database.kysely
      .selectFrom('passkey')
      .select(['credential_id', 'transports'])
      .where('person_id', '=', personId)
      .execute();
  return [
    route(startPasskey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await askPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const party = partyOf(services, request);
        if (party === null)
          return fail('InvalidInput', 'This site has no name that a passkey could hold for.', { errors: [] });
        const known = await passkeysOf(person.id);
        if (known.length >= passkeysMax) return tooMany();
        const { generateRegistrationOptions } = await import('@simplewebauthn/server');
        const options = await generateRegistrationOptions({
          rpName: siteName(),
          rpID: party.id,
          userName: person.username,
          userDisplayName: person.name,
          userID: handleOf(person.id),
          challenge: Buffer.from(await makeChallenge(database, person.id, now()), 'base64url'),
          timeout: challengeLifeMs,
          attestationType: 'none',
          excludeCredentials: known.map(({ credential_id, transports }) => ({
            id: credential_id,
            transports: JSON.parse(transports) as string[],
          })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        });
        return { options: { ...options } };
      },
    }),

    route(addPasskey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const made = await checkMade(services, person.id, input.credential, request);
        if (made === null) return refused();
        const row = {
          id: newId(now()),
          person_id: person.id,
          credential_id: made.credentialId,
          public_key: made.publicKey,
          counter: made.counter,
          transports: JSON.stringify(made.transports),
          name: input.name,
          created_at: now(),
          last_used_at: null,
        };
        const isKept = await database.transaction(async (transaction) => {
          const { count } = await transaction
            .selectFrom('passkey')
            .where('person_id', '=', person.id)
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow();
          const known = await transaction
            .selectFrom('passkey')
            .select('id')
            .where('credential_id', '=', made.credentialId)
            .executeTakeFirst();
          if (Number(count) >= passkeysMax || known) return false;
          await transaction.insertInto('passkey').values(row).execute();
          return true;
        });
        if (!isKept) return refused();
        events.emit({ type: 'passkey added', from: originOf(request), personId: person.id, passkeyId: row.id });
        const recipient = await entrantBy(database, 'id', person.id);
        if (recipient)
          post(services, recipient, occasionOf(services, request), ({ texts, told, link }) =>
            texts.passkeyAdded({ ...told, name: row.name, url: link('/account/security') }),
          );
        return shownPasskey(row);
      },
    }),

    route(renamePasskey, {
      rate: perMinute(60),
      handle: async ({ input, person }) => {
        const row = await database.kysely
          .updateTable('passkey')
          .set({ name: input.name })
          .where('id', '=', input.id)
          .where('person_id', '=', person.id)
          .returningAll()
          .executeTakeFirst();
        return row ? shownPasskey(row) : unknownPasskey();
      },
    }),

    route(removePasskey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await askPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const row = await database.kysely
          .deleteFrom('passkey')
          .where('id', '=', input.id)
          .where('person_id', '=', person.id)
          .returning('name')
          .executeTakeFirst();
        if (!row) return unknownPasskey();
        events.emit({ type: 'passkey removed', from: originOf(request), personId: person.id, passkeyId: input.id });
        post(services, asked, occasionOf(services, request), ({ texts, told, link }) =>
          texts.passkeyRemoved({ ...told, name: row.name, url: link('/account/security') }),
        );
        return { id: input.id };
      },
    }),
  ];
}
