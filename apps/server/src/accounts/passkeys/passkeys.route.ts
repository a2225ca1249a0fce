import {
  addPasskey,
  passkeysMax,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@apiyard/api/contract/accounts/account';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { newId } from '../../db/id.ts';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { shownPasskey } from '../account.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { challengeLifeMs, checkMade, handleOf, makeChallenge, partyOf, refused } from './passkeys.ts';
import { requestInfoOf, sendMailInBackground } from '../mail/send-mail.ts';
import { requireSecondFactor } from '../second-step/second-step.ts';
import type { AccountServices } from '../services.ts';
import { deletePasskey, insertPasskey, listCredentials, renamePasskeyOf } from './passkeys-store.ts';
import { findSignInPerson } from '../person-store.ts';
import { sentence } from '../../problems/sentence.ts';

const unknownPasskey = () => fail('NotFound', sentence('problem.accounts.noPasskey'));
const tooMany = () =>
  fail('TooManyPasskeys', sentence('problem.accounts.passkeysMax', { max: passkeysMax }), {
    passkeysMax,
  });

export function passkeyRoutes(services: AccountServices): Route[] {
  const { database, events, siteName, now } = services;
  return [
    route(startPasskey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await confirmPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        // A passkey signs in without the second step.
        const withoutCode = await requireSecondFactor(services, asked, input.code ?? '', request);
        if (withoutCode !== null) return withoutCode;
        const party = partyOf(services, request);
        if (party === null) return fail('InvalidInput', sentence('problem.accounts.passkeyDomain'), { errors: [] });
        const known = await listCredentials(database.kysely, person.id);
        if (known.length >= passkeysMax) return tooMany();
        const { generateRegistrationOptions } = await import('@simplewebauthn/server');
        const options = await generateRegistrationOptions({
          rpName: siteName(),
          rpID: party.id,
          userName: person.username,
          userDisplayName: person.name,
          userID: handleOf(person.id),
          challenge: Buffer.from(await makeChallenge(database.kysely, person.id, now()), 'base64url'),
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
        const isKept = await database.transaction((transaction) => insertPasskey(transaction, row, passkeysMax));
        if (!isKept) return refused();
        events.emit({ type: 'passkey added', from: originOf(request), personId: person.id, passkeyId: row.id });
        const recipient = await findSignInPerson(database.kysely, 'id', person.id);
        if (recipient)
          sendMailInBackground(services, recipient, requestInfoOf(services, request), ({ texts, common, link }) =>
            texts.passkeyAdded({ ...common, name: row.name, url: link('/account/security') }),
          );
        return shownPasskey(row);
      },
    }),

    route(renamePasskey, {
      rate: perMinute(60),
      handle: async ({ input, person }) => {
        const row = await renamePasskeyOf(database.kysely, input.id, person.id, input.name);
        return row ? shownPasskey(row) : unknownPasskey();
      },
    }),

    route(removePasskey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await confirmPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const name = await deletePasskey(database.kysely, input.id, person.id);
        if (name === undefined) return unknownPasskey();
        events.emit({ type: 'passkey removed', from: originOf(request), personId: person.id, passkeyId: input.id });
        sendMailInBackground(services, asked, requestInfoOf(services, request), ({ texts, common, link }) =>
          texts.passkeyRemoved({ ...common, name, url: link('/account/security') }),
        );
        return { id: input.id };
      },
    }),
  ];
}
