import type { FastifyRequest } from 'fastify';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import {
  confirmTwoSteps,
  renewRecoveryCodes,
  startTwoSteps,
  stopTwoSteps,
} from '@apiyard/api/contract/accounts/account';
import { originOf } from '../../events.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { accountOf } from '../account.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { rememberDevice } from '../sign-in/device.ts';
import { requestInfoOf, sendMailInBackground } from '../mail/send-mail.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { plain, requireSecondFactor } from './second-step.ts';
import type { AccountServices } from '../services.ts';
import { sessionOf } from '../sessions/sessions.ts';
import type { ThrottleRule } from '../throttle/throttle-store.ts';
import { resetAttempts, countAttempt } from '../throttle/throttle-store.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';
import { endSessionsOf } from '../sessions/sessions-store.ts';
import {
  confirmStarted,
  deleteSecondStep,
  findStartedCipher,
  hasSecondStep,
  insertStarted,
} from './second-step-store.ts';
import { findSignInPerson } from '../person-store.ts';
import type { SignInPerson } from '../person-store.ts';
import { sentence } from '../../problems/sentence.ts';

/** A secret that was shown and never confirmed. */
const startedForMs = 15 * 60_000;
const firstCodeRule: ThrottleRule = { name: 'first-code', free: 5, delaysS: [5, 15, 60], forgetS: 3_600 };

export function twoStepsRoutes(services: AccountServices): Route[] {
  const { database, secrets, stepSealer, events, siteName, now } = services;
  return [
    route(startTwoSteps, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await confirmPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const secret = newTotpSecret();
        const started = { cipher: stepSealer.seal(secret, person.id), started_at: now(), last_step: 0 };
        const isStarted = await database.transaction(async (transaction) => {
          if (await hasSecondStep(transaction, person.id)) return false;
          await insertStarted(transaction, person.id, started);
          return true;
        });
        if (!isStarted) return fail('Conflict', sentence('problem.accounts.twoStepsOn'));
        return { secret, uri: totpUri(secret, { site: siteName(), username: person.username }) };
      },
    }),

    route(confirmTwoSteps, {
      rate: perMinute(30),
      handle: async ({ input, person, request, reply }) => {
        const cipher = await findStartedCipher(database.kysely, person.id, now() - startedForMs);
        const secret = cipher === undefined ? null : stepSealer.open(cipher, person.id);
        if (cipher === undefined || secret === null) return fail('StepOver', sentence('problem.accounts.setupOver'));
        const gate = { rule: firstCodeRule, subject: person.id };
        const waitS = await countAttempt(database, [gate], now());
        if (waitS > 0)
          return fail('RateLimited', sentence('problem.accounts.codesMax', { waitS }), { retryAfterS: waitS });
        const step = totpStep(secret, plain(input.code), now());
        if (step === null) return fail('WrongCode', sentence('problem.accounts.wrongFirstCode'));
        await resetAttempts(database, gate);
        const session = await sessionOf(services, request);
        const recoveryCodes = makeRecoveryCodes();
        const isOn = await database.transaction(async (transaction) => {
          if (!(await confirmStarted(transaction, person.id, { cipher, step, nowMs: now() }))) return false;
          await replaceRecoveryCodes(secrets, transaction, person.id, recoveryCodes);
          await endSessionsOf(transaction, person.id, session?.session_id ?? '');
          return true;
        });
        if (!isOn) return fail('StepOver', sentence('problem.accounts.setupOver'));
        events.emit({ type: 'two steps turned on', from: originOf(request), personId: person.id });
        const recipient = await findSignInPerson(database.kysely, 'id', person.id);
        if (recipient) rememberDevice(services, request, reply, recipient, true);
        if (recipient)
          sendMailInBackground(services, recipient, requestInfoOf(services, request), ({ texts, common, link }) =>
            texts.twoStepsOn({ ...common, url: link('/account/security') }),
          );
        return { recoveryCodes };
      },
    }),

    route(stopTwoSteps, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await confirmPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const refused = await requireSecondFactor(services, asked, input.code, request);
        if (refused !== null) return refused;
        if (await turnOffTwoSteps(services, person.id)) reportTwoStepsOff(services, asked, request);
        return accountOf(database, person.id);
      },
    }),

    route(renewRecoveryCodes, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const asked = await confirmPassword(services, person.id, input.password, request);
        if (asked instanceof Failure) return asked;
        const refused = await requireSecondFactor(services, asked, input.code, request);
        if (refused !== null) return refused;
        const recoveryCodes = makeRecoveryCodes();
        const isOn = await database.transaction(async (transaction) => {
          if (!(await hasSecondStep(transaction, person.id))) return false;
          await replaceRecoveryCodes(secrets, transaction, person.id, recoveryCodes);
          return true;
        });
        if (!isOn) return fail('Conflict', sentence('problem.accounts.twoStepsOff'));
        events.emit({ type: 'recovery codes renewed', from: originOf(request), personId: person.id });
        return { recoveryCodes };
      },
    }),
  ];
}

export function reportTwoStepsOff(services: AccountServices, person: SignInPerson, request: FastifyRequest): void {
  services.events.emit({ type: 'two steps turned off', from: originOf(request), personId: person.id });
  sendMailInBackground(services, person, requestInfoOf(services, request), ({ texts, common, link }) =>
    texts.twoStepsOff({ ...common, url: link('/account/security') }),
  );
}

/** False when they were off. */
export async function turnOffTwoSteps(
  { database }: Pick<AccountServices, 'database'>,
  personId: string,
): Promise<boolean> {
  return database.transaction((transaction) => deleteSecondStep(transaction, personId));
}
