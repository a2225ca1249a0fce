/** Between a right password and the session, where an account has a second step. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure, FailureOf, ParsedInputOf } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { confirmSecondStep } from '@apiyard/api/contract/recovery';
import { originOf } from '../events.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { deviceOf } from './device.ts';
import { occasionOf, post, write } from './post.ts';
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.ts';
import { digest, randomToken } from './secrets.ts';
import type { AccountServices } from './services.ts';
import type { Entrant } from './sign-in.ts';
import { completeSignIn, entrantBy } from './sign-in.ts';
import type { Gate, ThrottleRule } from './throttle.ts';
import { forgive, hasTried, takeTry } from './throttle.ts';
import { totpStep } from './totp.ts';

const cookieName = 'apiyard-step';
const lifeS = 600;

/** A million codes, three of which are good at any time: whoever knows the password gets few tries a day, from wherever. */
const accountRule: ThrottleRule = {
  name: 'second-step',
  free: 5,
  delaysS: [5, 15, 60, 300, 600, 900],
  forgetS: 86_400,
};
/** A browser that has passed this person's second step before waits for its own mistakes only. */
const deviceRule: ThrottleRule = { name: 'second-step-device', free: 5, delaysS: [5, 15, 60, 300], forgetS: 3_600 };
const newsRule: ThrottleRule = { name: 'mail-second-step', free: 0, delaysS: [86_400], forgetS: 86_400 };

/** Codes tried in one sign-in: after these it is over, and the password is asked for again. */
const signInRule: ThrottleRule = { name: 'second-step-tries', free: 5, delaysS: [lifeS], forgetS: lifeS };
/** A sign-in that came about is over too: whoever copied its cookie can do nothing with it. */
const passedRule: ThrottleRule = { name: 'second-step-passed', free: 0, delaysS: [lifeS], forgetS: lifeS };
/** Where somebody signed in is asked again. Apart from sign-ins, so that whoever stole a session cannot keep its owner from signing in. */
const againRule: ThrottleRule = { ...accountRule, name: 'second-step-again' };

/** Whether the sign-in goes on with a second step; then the browser carries how far it has come. */
export async function asksSecondStep(
  services: AccountServices,
  person: Entrant,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const step = await services.database.kysely
    .selectFrom('second_step')
    .select('person_id')
    .where('person_id', '=', person.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!step) return false;
  const endsAt = services.now() + lifeS * 1000;
  const signInId = randomToken();
  const value = `${person.id}.${endsAt}.${signInId}.${services.secrets.sign('second step', signed(person, endsAt, signInId))}`;
  writeCookie(request, reply, { name: cookieName, value, maxAgeS: lifeS, site: services });
  return true;
}

/** With the password's hash in it, a changed password ends sign-ins that wait. */
const signed = (person: Entrant, endsAt: number, signInId: string): string =>
  `${person.id} ${endsAt} ${signInId} ${digest(person.password_hash)}`;

/** Whose sign-in waits in this browser. */
async function waiting(
  services: AccountServices,
  request: FastifyRequest,
): Promise<{ readonly person: Entrant; readonly signInId: string } | null> {
  const [personId, ends, signInId, signature] = (readCookie(request, cookieName, services) ?? '').split('.');
  if (!personId || !ends || !signInId || !signature || !/^[0-9a-f-]{36}$/.test(personId)) return null;
  const endsAt = Number(ends);
  if (!(endsAt > services.now())) return null;
  const person = await entrantBy(services.database, 'id', personId);
  if (person === null || person.disabled_at !== null) return null;
  if (!services.secrets.isSigned('second step', signed(person, endsAt, signInId), signature)) return null;
  return (await hasTried(services.database, { rule: passedRule, whom: signInId }, services.now()))
    ? null
    : { person, signInId };
}

const over = () => fail('StepOver', 'This sign-in is over. Sign in with your password again.');

export async function passSecondStep(
  services: AccountServices,
  { kind, code }: ParsedInputOf<typeof confirmSecondStep>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ personId: string } | FailureOf<typeof confirmSecondStep>> {
  const { database, events, now } = services;
  const begun = await waiting(services, request);
  if (begun === null) return over();
  const { person, signInId } = begun;
  const from = originOf(request);
  const device = deviceOf(services, request, person);
  const gate: Gate =
    device?.hasPassedStep === true ? { rule: deviceRule, whom: device.id } : { rule: accountRule, whom: person.id };
  const waitS = await takeTry(database, [gate], now());
  if (waitS > 0) {
    events.emit({ type: 'second step refused', from, personId: person.id, kind, reason: 'too many tries' });
    warn(services, person, request);
    return fail('RateLimited', `Too many wrong codes. Wait ${waitS} s, then try again.`, { retryAfterS: waitS });
  }
  if ((await takeTry(database, [{ rule: signInRule, whom: signInId }], now())) > 0) return over();
  const isRight =
    kind === 'code'
      ? await spendCode(services, person.id, code)
      : await spendRecoveryCode(services.secrets, database.kysely, person.id, code);
  if (!isRight) {
    events.emit({ type: 'second step refused', from, personId: person.id, kind, reason: 'wrong code' });
    return fail(
      'WrongCode',
      kind === 'code'
        ? 'This code is not right, or was used already. Wait for the next one.'
        : 'This recovery code is not right, or was used already. Take another.',
    );
  }
  await forgive(database, gate);
  if ((await takeTry(database, [{ rule: passedRule, whom: signInId }], now())) > 0) return over();
  if (!(await completeSignIn(services, person, kind, request, reply))) return over();
  writeCookie(request, reply, { name: cookieName, value: '', maxAgeS: 0, site: services });
  if (kind === 'recovery code') {
    const left = await recoveryCodesLeft(database.kysely, person.id);
    events.emit({ type: 'recovery code used', from, personId: person.id, left });
    post(services, person, occasionOf(services, request), ({ texts, told, link }) =>
      texts.recoveryCodeUsed({ ...told, left, url: link('/account/security') }),
    );
  }
  return { personId: person.id };
}

type StepRefused = Failure<'WrongCode', Record<never, never>> | Failure<'RateLimited', { retryAfterS: number }>;

/**
 * A code once more, before what whoever learned the password and found an open session must not do. Null when it is
 * right, or there is no second step.
 * @param code of the app, or a recovery code
 */
export async function refuseWithoutCode(
  services: AccountServices,
  person: Entrant,
  code: string,
  request: FastifyRequest,
): Promise<StepRefused | null> {
  const { database, events, now } = services;
  const on = await database.kysely
    .selectFrom('second_step')
    .select('person_id')
    .where('person_id', '=', person.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!on) return null;
  const kind = /^\d{6}$/.test(plain(code)) ? 'code' : 'recovery code';
  const refused = (reason: 'too many tries' | 'wrong code') =>
    events.emit({ type: 'second step refused', from: originOf(request), personId: person.id, kind, reason });
  const gate: Gate = { rule: againRule, whom: person.id };
  const waitS = await takeTry(database, [gate], now());
  if (waitS > 0) {
    refused('too many tries');
    warn(services, person, request);
    return fail('RateLimited', `Too many wrong codes. Wait ${waitS} s, then try again.`, { retryAfterS: waitS });
  }
  const isRight =
    kind === 'code'
      ? await spendCode(services, person.id, code)
      : await spendRecoveryCode(services.secrets, database.kysely, person.id, code);
  if (!isRight) {
    refused('wrong code');
    return fail(
      'WrongCode',
      'This code is not right, or was used already. Take the next one of the app, or another recovery code.',
    );
  }
  await forgive(database, gate);
  return null;
}

/** Spends a code of the app. Of two that come with the same one at once, one gets through. */
async function spendCode(
  { database, stepSealer, log, now }: AccountServices,
  personId: string,
  code: string,
): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('second_step')
    .select('cipher')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const secret = row ? stepSealer.open(row.cipher, personId) : null;
  if (row && secret === null)
    log.warn(
      { personId },
      'a second step cannot be read: it was set up under another APP_SECRET; an admin can turn it off for them',
    );
  const step = secret === null ? null : totpStep(secret, plain(code), now());
  if (step === null) return false;
  const { numUpdatedRows } = await database.kysely
    .updateTable('second_step')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Apps show codes in groups, and Arabic and Persian keyboards have digits of their own. */
export const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

function warn(services: AccountServices, person: Entrant, request: FastifyRequest): void {
  const { database, background, now } = services;
  const occasion = occasionOf(services, request);
  background.run(`second step of ${person.id}`, async () => {
    if ((await takeTry(database, [{ rule: newsRule, whom: person.id }], now())) > 0) return;
    await write(services, person, occasion, ({ texts, told, link }) =>
      texts.secondStepRefused({ ...told, url: link('/account/security') }),
    );
  });
}
