/**
 * The origin of links in mails. Without `PUBLIC_URL` the origin comes from the request, whose `Host` an attacker can
 * choose: the link with its token would then lead to the attacker's site. So an origin counts only if an admin has
 * signed in under it or, before the first admin sign-in, if it is a loopback name.
 */
import type { Connection, Database } from '../../db/database.ts';
import { addressOf } from '../../env.ts';
import { findSetting, upsertSetting } from '../../settings-store.ts';

const settingName = 'admin origins';
const keptMax = 10;

interface Named {
  readonly database: Database;
  readonly publicUrl: URL | null;
}

/** The origin for links in mails, given the origin of the request. Null when no origin can be trusted. */
export async function linkOrigin({ database, publicUrl }: Named, asked: string | undefined): Promise<string | null> {
  if (publicUrl !== null) return addressOf(publicUrl);
  const known = await adminOrigins(database.kysely);
  if (asked !== undefined && known.includes(asked)) return asked;
  const named = known.find((origin) => !isLoopback(origin));
  if (named !== undefined) return named;
  // Where the site has a public name, `localhost` would be the machine of the mail's reader.
  return asked !== undefined && isLoopback(asked) ? asked : (known[0] ?? null);
}

/** Records that an admin signed in under this origin. The latest comes first. */
export async function noteAdminOrigin({ database, publicUrl }: Named, origin: string | undefined): Promise<void> {
  if (publicUrl !== null || origin === undefined || (await adminOrigins(database.kysely))[0] === origin) return;
  await database.transaction(async (transaction) => {
    const others = (await adminOrigins(transaction)).filter((other) => other !== origin);
    await upsertSetting(transaction, settingName, JSON.stringify([origin, ...others].slice(0, keptMax)));
  });
}

async function adminOrigins(db: Connection): Promise<string[]> {
  const value = await findSetting(db, settingName);
  return value === undefined ? [] : (JSON.parse(value) as string[]);
}

function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
