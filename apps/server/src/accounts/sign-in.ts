/** The end of every way in: a session, the browser's mark, and a mail where the browser is a new one. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { originOf } from '../events.ts';
import { originOf as pageOrigin } from '../pages/origin.ts';
import { browserOf } from './browser.ts';
import { deviceOf, rememberDevice } from './device.ts';
import type { SignInWay } from './events.ts';
import { noteAdminOrigin } from './link-origin.ts';
import { occasionOf, write } from './post.ts';
import type { AccountServices } from './services.ts';
import { startSession, sweepSessions } from './sessions.ts';
import type { ThrottleRule } from './throttle.ts';
import { sweepThrottle, takeTry } from './throttle.ts';

/** One such mail an hour is news. */
const newDeviceRule: ThrottleRule = { name: 'mail-new-device', free: 0, delaysS: [3_600], forgetS: 3_600 };

const columns = [
  'id',
  'username',
  'name',
  'email',
  'email_confirmed_at',
  'pending_email',
  'language',
  'role',
  'password_hash',
  'disabled_at',
  'signed_in_at',
] as const;

/** Whoever wants in, as the table has them. */
export type Entrant = NonNullable<Awaited<ReturnType<typeof entrantBy>>>;

export async function entrantBy(
  { kysely }: Pick<Database, 'kysely'>,
  column: 'id' | 'email_key' | 'username_key',
  value: string,
) {
  const person = await kysely.selectFrom('person').select(columns).where(column, '=', value).executeTakeFirst();
  return person ?? null;
}

/** False when the password was changed or the account disabled meanwhile: then there is no session. */
export async function completeSignIn(
  services: AccountServices,
  person: Entrant,
  by: SignInWay,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { database, events, background, now } = services;
  const isNewDevice = deviceOf(services, request, person) === null && person.signed_in_at !== null;
  if (!(await startSession(services, person, request, reply))) return false;
  rememberDevice(services, request, reply, person, by !== 'password');
  await database.kysely.updateTable('person').set({ signed_in_at: now() }).where('id', '=', person.id).execute();
  if (person.role === 'admin') await noteAdminOrigin(services, pageOrigin(request, services.publicUrl));
  const { browser, system } = browserOf(request.headers['user-agent'] ?? '');
  events.emit({ type: 'signed in', from: originOf(request), personId: person.id, by, isNewDevice, browser, system });
  if (isNewDevice) tellOfDevice(services, person, request);
  background.runSingle('sweep', async () => {
    await sweepSessions(services);
    await sweepThrottle(database, now());
  });
  return true;
}

function tellOfDevice(services: AccountServices, person: Entrant, request: FastifyRequest): void {
  const occasion = occasionOf(services, request);
  services.background.run(`new device of ${person.id}`, async () => {
    if ((await takeTry(services.database, [{ rule: newDeviceRule, whom: person.id }], services.now())) > 0) return;
    await write(services, person, occasion, ({ texts, told, link }) =>
      texts.newSignIn({ ...told, url: link('/account/security') }),
    );
  });
}
