/** The end of every way in: a session, the browser's mark, and a mail where the browser is a new one. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../events.ts';
import { originOf as pageOrigin } from '../../http/public-origin.ts';
import { browserOf } from '../browser.ts';
import { deviceOf, rememberDevice } from './device.ts';
import type { SignInWay } from '../events.ts';
import { noteAdminOrigin } from '../mail/link-origin.ts';
import { requestInfoOf, sendMail } from '../mail/send-mail.ts';
import type { AccountServices } from '../services.ts';
import { startSession } from '../sessions/sessions.ts';
import type { ThrottleRule } from '../throttle/throttle-store.ts';
import { countAttempt } from '../throttle/throttle-store.ts';
import { stampSignIn } from '../person-store.ts';
import type { SignInPerson } from '../person-store.ts';

/** One such mail an hour is news. */
const newDeviceRule: ThrottleRule = { name: 'mail-new-device', free: 0, delaysS: [3_600], forgetS: 3_600 };

/** False if the password was changed or the account disabled in the meantime. Then there is no session. */
export async function completeSignIn(
  services: AccountServices,
  person: SignInPerson,
  by: SignInWay,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { database, events, now } = services;
  const isNewDevice = deviceOf(services, request, person) === null && person.signed_in_at !== null;
  if (!(await startSession(services, person, request, reply))) return false;
  rememberDevice(services, request, reply, person, by !== 'password');
  await stampSignIn(database.kysely, person.id, now());
  if (person.role === 'admin') await noteAdminOrigin(services, pageOrigin(request, services.publicUrl));
  const { browser, system } = browserOf(request.headers['user-agent'] ?? '');
  events.emit({ type: 'signed in', from: originOf(request), personId: person.id, by, isNewDevice, browser, system });
  if (isNewDevice) sendDeviceMail(services, person, request);
  return true;
}

function sendDeviceMail(services: AccountServices, person: SignInPerson, request: FastifyRequest): void {
  const requestInfo = requestInfoOf(services, request);
  services.background.run(`new device of ${person.id}`, async () => {
    if ((await countAttempt(services.database, [{ rule: newDeviceRule, subject: person.id }], services.now())) > 0)
      return;
    await sendMail(services, person, requestInfo, ({ texts, common, link }) =>
      texts.newSignIn({ ...common, url: link('/account/security') }),
    );
  });
}
