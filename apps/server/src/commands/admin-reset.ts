/** `admin:reset [username or address]`: restores access for a locked-out operator. Anyone who can run it can read the database anyway. */
import { parseArgs } from 'node:util';
import type { AccountEvents } from '../accounts/events.ts';
import { RestoreAdminError, restoreAdmin } from '../accounts/restore-admin.ts';
import { createAudit } from '../audit/audit.ts';
import { migrationState } from '../db/migrate.ts';
import { addressOf } from '../env.ts';
import { createEvents } from '../events.ts';
import { command, CommandError, print, withDatabase } from './command.ts';

await command(async (env, words) => {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
  const [name = null, ...more] = positionals;
  if (more.length > 0) throw new CommandError('Specify one account: admin:reset <username>');
  const { username, token } = await withDatabase(env, async (database) => {
    const { pending, unknown } = await migrationState(database);
    if (pending.length > 0)
      throw new CommandError(
        'The database is from an older version. Start the server of this version first, then try again.',
      );
    if (unknown.length > 0)
      throw new CommandError(
        `The database is from a newer version (it has '${unknown[0]}'). Use the command of that version.`,
      );
    try {
      const taken = await restoreAdmin(database, name, Date.now());
      const audit = createAudit({ database, log: console });
      const events: AccountEvents = createEvents();
      audit.recordEvents(events);
      events.emit({ type: 'account taken back', from: null, personId: taken.personId });
      await audit.settled();
      return taken;
    } catch (error) {
      throw error instanceof RestoreAdminError ? new CommandError(error.message) : error;
    }
  });
  const site = env.publicUrl === null ? `http://127.0.0.1:${env.port}` : addressOf(env.publicUrl);
  print(`${username} is now an admin, signed out everywhere, with two-step verification off.`);
  print(`Set a new password within 30 minutes: ${site}/auth/reset-password?token=${token}`);
});
