import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { confirmTwoSteps, renewRecoveryCodes, startTwoSteps, stopTwoSteps } from '@apiyard/api/contract/account';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { accountOf } from './account.ts';
import { askPassword } from './asked-again.ts';
import { rememberDevice } from './device.ts';
import { occasionOf, post } from './post.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { plain, refuseWithoutCode } from './second-step.ts';
import type { AccountServices } from './services.ts';
import { endSessionsOf, sessionOf } from './sessions.ts';
import { entrantBy } from './sign-in.ts';
import type { ThrottleRule } from './throttle.ts';
import { forgive, takeTry } from './throttle.ts';
import { newTotpSecret, totpQr, totpStep, totpUri } from './totp.ts';

/** A secret that was shown and never confirmed. */
const startedForMs = 15 * 60_000;
const firstCodeRule: ThrottleRule = { name: 'first-code', free: 5, delaysS: [5, 15, 60], forgetS: 3_600 };

export function twoStepsRoutes(services: AccountServices): Route[] {
  const { database, secrets, stepSealer, events, siteName, now } = services;
  return [
    route(startTwoSteps, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await askPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const secret = newTotpSecret();
        const started = { cipher: stepSealer.seal(secret, person.id), started_at: now(), last_step: 0 };
        const isStarted = await database.transaction(async (transaction) => {
          const on = await transaction
            .selectFrom('second_step')
            .select('person_id')
            .where('person_id', '=', person.id)
            .where('confirmed_at', 'is not', null)
            .executeTakeFirst();
          if (on) return false;
          await transaction
            .insertInto('second_step')
            .values({ ...started, person_id: person.id, confirmed_at: null })
            .onConflict((conflict) => conflict.column('person_id').doUpdateSet(started))
            .execute();
          return true;
        });
        if (!isStarted)
          return fail('Conflict', 'Two steps are on already. Turn them off first, then set them up anew.');
        const uri = totpUri(secret, { site: siteName(), username: person.username });
        return { secret, uri, qr: await totpQr(uri) };
      },
    }),

    route(confirmTwoSteps, {
      rate: perMinute(30),
      handle: async ({ input, person, request, reply }) => {
        const started = await database.kysely
          .selectFrom('second_step')
          .select('cipher')
          .where('person_id', '=', person.id)
          .where('confirmed_at', 'is', null)
          .where('started_at', '>', now() - startedForMs)
          .executeTakeFirst();
        const secret = started ? stepSealer.open(started.cipher, person.id) : null;
        if (!started || secret === null)
          return fail('StepOver', 'This set-up is over. Start again and scan the new code.');
        const gate = { rule: firstCodeRule, whom: person.id };
        const waitS = await takeTry(database, [gate], now());
        if (waitS > 0)
          return fail('RateLimited', `Too many wrong codes. Wait ${waitS} s, then try again.`, { retryAfterS: waitS });
        const step = totpStep(secret, plain(input.code), now());
        if (step === null)
          return fail(
            'WrongCode',
            'This code is not right. Type the one that the app shows now, and see that the clock of your phone is right.',
          );
        await forgive(database, gate);
        const session = await sessionOf(services, request);
        const recoveryCodes = makeRecoveryCodes();
        const isOn = await database.transaction(async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('second_step')
            .set({ confirmed_at: now(), last_step: step })
            .where('person_id', '=', person.id)
            .where('cipher', '=', started.cipher)
            .where('confirmed_at', 'is', null)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
          await replaceRecoveryCodes(secrets, transaction, person.id, recoveryCodes);
          await endSessionsOf(transaction, person.id, session?.session_id ?? '');
          return true;
        });
        if (!isOn) return fail('StepOver', 'This set-up is over. Start again and scan the new code.');
        events.emit({ type: 'two steps turned on', from: originOf(request), personId: person.id });
        const recipient = await entrantBy(database, 'id', person.id);
        if (recipient) rememberDevice(services, request, reply, recipient, true);
        if (recipient)
          post(services, recipient, occasionOf(services, request), ({ texts, told, link }) =>
            texts.twoStepsOn({ ...told, url: link('/account/security') }),
          );
        return { recoveryCodes };
      },
    }),

    route(stopTwoSteps, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await askPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const refused = await refuseWithoutCode(services, asked, input.code, request);
        if (refused !== null) return refused;
        if (await turnOffTwoSteps(services, person.id)) {
          events.emit({ type: 'two steps turned off', from: originOf(request), personId: person.id });
          post(services, asked, occasionOf(services, request), ({ texts, told, link }) =>
            texts.twoStepsOff({ ...told, url: link('/account/security') }),
          );
        }
        return accountOf(database, person.id);
      },
    }),

    route(renewRecoveryCodes, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await askPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const refused = await refuseWithoutCode(services, asked, input.code, request);
        if (refused !== null) return refused;
        const recoveryCodes = makeRecoveryCodes();
        const isOn = await database.transaction(async (transaction) => {
          const on = await transaction
            .selectFrom('second_step')
            .select('person_id')
            .where('person_id', '=', person.id)
            .where('confirmed_at', 'is not', null)
            .executeTakeFirst();
          if (!on) return false;
          await replaceRecoveryCodes(secrets, transaction, person.id, recoveryCodes);
          return true;
        });
        if (!isOn) return fail('Conflict', 'Two steps are off, so there is nothing to recover. Turn them on first.');
        events.emit({ type: 'recovery codes renewed', from: originOf(request), personId: person.id });
        return { recoveryCodes };
      },
    }),
  ];
}

/** False when they were off. */
export async function turnOffTwoSteps(
  { database }: Pick<AccountServices, 'database'>,
  personId: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
    const off = await transaction
      .deleteFrom('second_step')
      .where('person_id', '=', personId)
      .returning('confirmed_at')
      .executeTakeFirst();
    return off !== undefined && off.confirmed_at !== null;
  });
}
