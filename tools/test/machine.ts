/** What tests depend on and Turbo cannot see in the repository's files. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that tests start when they are installed. */
const programs = ['bash', 'curl', 'python3', 'strace'];

/**
 * Part of the hash of every test run: the Node that runs, the system, its time zone and language, and the programs that
 * tests start. A run on another machine, or after an update of this one, is not taken from the cache.
 */
export function describeMachine(env: NodeJS.ProcessEnv = process.env): string {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  return [
    process.version,
    `${process.platform}-${process.arch}`,
    timeZone,
    locale,
    ...programs.map((name) => `${name}=${versionOf(name, env['PATH'] ?? '')}`),
  ].join(' ');
}

/** Size and time of change of the program's file: a new version changes one of them. */
function versionOf(name: string, searchPath: string): string {
  for (const folder of searchPath.split(delimiter)) {
    try {
      const file = join(folder, name);
      accessSync(file, constants.X_OK);
      const { size, mtimeMs } = statSync(file);
      return `${size}@${mtimeMs}`;
    } catch {
      // Not in this folder.
    }
  }
  return 'none';
}
