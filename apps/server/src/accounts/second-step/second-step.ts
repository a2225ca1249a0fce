/** Between a right password and the session, where an account has a second step. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure, FailureOf, ParsedInputOf } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { confirmSecondStep } from '@apiyard/api/contract/accounts/recovery';
import { originOf } from '../../events.ts';
import { readCookie, writeCookie } from '../sessions/cookies.ts';
import { deviceOf } from '../sign-in/device.ts';
import { requestInfoOf, sendMailInBackground, sendMail } from '../mail/send-mail.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { digest, randomToken } from '../secrets.ts';
import type { AccountServices } from '../services.ts';
import { completeSignIn } from '../sign-in/sign-in.ts';
import type { ThrottleKey, ThrottleRule } from '../throttle/throttle-store.ts';
import { resetAttempts, hasTried, countAttempt } from '../throttle/throttle-store.ts';
import { totpStep } from './totp.ts';
import { countCodes, findCipher, hasSecondStep, consumeStep } from './second-step-store.ts';
import { findSignInPerson } from '../person-store.ts';
import type { SignInPerson } from '../person-store.ts';
import { sentence } from '../../problems/sentence.ts';

const cookieName = 'apiyard-step';
const lifeS = 600;

/** Three of a million codes are valid at any time, so someone with the password gets few attempts a day, from any address. */
const accountRule: ThrottleRule = {
  name: 'second-step',
  free: 5,
  delaysS: [5, 15, 60, 300, 600, 900],
  forgetS: 86_400,
};
/** A browser that has passed this person's second step before is throttled by its own attempts only. */
const deviceRule: ThrottleRule = { name: 'second-step-device', free: 5, delaysS: [5, 15, 60, 300], forgetS: 3_600 };
const newsRule: ThrottleRule = { name: 'mail-second-step', free: 0, delaysS: [86_400], forgetS: 86_400 };

/** Code attempts in one sign-in: after these it ends, and the password is required again. */
const signInRule: ThrottleRule = { name: 'second-step-tries', free: 5, delaysS: [lifeS], forgetS: lifeS };
/** A completed sign-in is over too, so a copied cookie is useless. */
const passedRule: ThrottleRule = { name: 'second-step-passed', free: 0, delaysS: [lifeS], forgetS: lifeS };
/** Attempts of a signed-in person. Counted apart from sign-ins, so that a stolen session cannot lock its owner out of signing in. */
const againRule: ThrottleRule = { ...accountRule, name: 'second-step-again' };

/** Whether the sign-in needs a second step; if so, a cookie stores the progress. */
export async function asksSecondStep(
  services: AccountServices,
  person: SignInPerson,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (!(await hasSecondStep(services.database.kysely, person.id))) return false;
  const endsAt = services.now() + lifeS * 1000;
  const signInId = randomToken();
  const value = `${person.id}.${endsAt}.${signInId}.${services.secrets.sign('second step', signed(person, endsAt, signInId))}`;
  writeCookie(request, reply, { name: cookieName, value, maxAgeS: lifeS, site: services });
  return true;
}

/** Includes the password hash, so that a password change ends pending sign-ins. */
const signed = (person: SignInPerson, endsAt: number, signInId: string): string =>
  `${person.id} ${endsAt} ${signInId} ${digest(person.password_hash)}`;

/** The person whose sign-in is pending in this browser. */
async function waiting(
  services: AccountServices,
  request: FastifyRequest,
): Promise<{ readonly person: SignInPerson; readonly signInId: string } | null> {
  const [personId, ends, signInId, signature] = (readCookie(request, cookieName, services) ?? '').split('.');
  if (!personId || !ends || !signInId || !signature || !/^[0-9a-f-]{36}$/.test(personId)) return null;
  const endsAt = Number(ends);
  if (!(endsAt > services.now())) return null;
  const person = await findSignInPerson(services.database.kysely, 'id', personId);
  if (person === null || person.disabled_at !== null) return null;
  if (!services.secrets.isSigned('second step', signed(person, endsAt, signInId), signature)) return null;
  return (await hasTried(services.database, { rule: passedRule, subject: signInId }, services.now()))
    ? null
    : { person, signInId };
}

const over = () => fail('StepOver', sentence('problem.accounts.signInOver'));

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
  const gate: ThrottleKey =
    device?.hasPassedStep === true
      ? { rule: deviceRule, subject: device.id }
      : { rule: accountRule, subject: person.id };
  const waitS = await countAttempt(database, [gate], now());
  if (waitS > 0) {
    events.emit({ type: 'second step refused', from, personId: person.id, kind, reason: 'too many tries' });
    warn(services, person, request);
    return fail('RateLimited', sentence('problem.accounts.codesMax', { waitS }), { retryAfterS: waitS });
  }
  if ((await countAttempt(database, [{ rule: signInRule, subject: signInId }], now())) > 0) return over();
  const isRight =
    kind === 'code'
      ? await consumeCode(services, person.id, code)
      : await consumeRecoveryCode(services.secrets, database.kysely, person.id, code);
  if (!isRight) {
    events.emit({ type: 'second step refused', from, personId: person.id, kind, reason: 'wrong code' });
    return fail(
      'WrongCode',
      kind === 'code' ? sentence('problem.accounts.wrongCode') : sentence('problem.accounts.wrongRecovery'),
    );
  }
  await resetAttempts(database, gate);
  if ((await countAttempt(database, [{ rule: passedRule, subject: signInId }], now())) > 0) return over();
  if (!(await completeSignIn(services, person, kind, request, reply))) return over();
  writeCookie(request, reply, { name: cookieName, value: '', maxAgeS: 0, site: services });
  if (kind === 'recovery code') {
    const left = await countCodes(database.kysely, person.id);
    events.emit({ type: 'recovery code used', from, personId: person.id, left });
    sendMailInBackground(services, person, requestInfoOf(services, request), ({ texts, common, link }) =>
      texts.recoveryCodeUsed({ ...common, left, url: link('/account/security') }),
    );
  }
  return { personId: person.id };
}

type StepRefused = Failure<'WrongCode', Record<never, never>> | Failure<'RateLimited', { retryAfterS: number }>;

/**
 * Confirms the second step before actions that must not be possible with the password and an open session alone. Null
 * when the code is correct, or the account has no second step.
 * @param code of the app, or a recovery code
 */
export async function requireSecondFactor(
  services: AccountServices,
  person: SignInPerson,
  code: string,
  request: FastifyRequest,
): Promise<StepRefused | null> {
  const { database, events, now } = services;
  if (!(await hasSecondStep(database.kysely, person.id))) return null;
  const kind = /^\d{6}$/.test(plain(code)) ? 'code' : 'recovery code';
  const refused = (reason: 'too many tries' | 'wrong code') =>
    events.emit({ type: 'second step refused', from: originOf(request), personId: person.id, kind, reason });
  const gate: ThrottleKey = { rule: againRule, subject: person.id };
  const waitS = await countAttempt(database, [gate], now());
  if (waitS > 0) {
    refused('too many tries');
    warn(services, person, request);
    return fail('RateLimited', sentence('problem.accounts.codesMax', { waitS }), { retryAfterS: waitS });
  }
  const isRight =
    kind === 'code'
      ? await consumeCode(services, person.id, code)
      : await consumeRecoveryCode(services.secrets, database.kysely, person.id, code);
  if (!isRight) {
    refused('wrong code');
    return fail('WrongCode', sentence('problem.accounts.wrongEither'));
  }
  await resetAttempts(database, gate);
  return null;
}

/** Consumes a code of the app. Of two parallel requests with the same code, one succeeds. */
async function consumeCode(
  { database, stepSealer, log, now }: AccountServices,
  personId: string,
  code: string,
): Promise<boolean> {
  const cipher = await findCipher(database.kysely, personId);
  const secret = cipher === undefined ? null : stepSealer.open(cipher, personId);
  if (cipher !== undefined && secret === null)
    log.warn(
      { personId },
      'two-step verification cannot be checked because it was set up with another APP_SECRET; an admin can turn it off for this person',
    );
  const step = secret === null ? null : totpStep(secret, plain(code), now());
  if (step === null) return false;
  return consumeStep(database.kysely, personId, step);
}

/** Apps show codes in groups, and Arabic and Persian keyboards type other digits. */
export const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

function warn(services: AccountServices, person: SignInPerson, request: FastifyRequest): void {
  const { database, background, now } = services;
  const requestInfo = requestInfoOf(services, request);
  background.run(`second step of ${person.id}`, async () => {
    if ((await countAttempt(database, [{ rule: newsRule, subject: person.id }], now())) > 0) return;
    await sendMail(services, person, requestInfo, ({ texts, common, link }) =>
      texts.secondStepRefused({ ...common, url: link('/account/security') }),
    );
  });
}
