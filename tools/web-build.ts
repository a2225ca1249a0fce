/** Builds the web app when one of its inputs has changed since the last build. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** The inputs of the web app; a folder includes everything in it. */
const sources = [
  'apps/web',
  'packages',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'turbo.json',
];
const output = 'apps/web/dist';
const stamp = 'node_modules/.cache/apiyard/web-build';
/** Not inputs: installed packages, results, tests and stories. */
const passedOver = /^(?:node_modules|dist|\.turbo|coverage|e2e)$|\.(?:test|stories|e2e)\.tsx?$/;

/** Resolves with whether a current build exists. Prints only if there is something to do. */
export async function buildWebIfChanged(
  root = repository,
  build: (root: string) => Promise<boolean> = buildWeb,
): Promise<boolean> {
  const stampPath = join(root, stamp);
  // The sources are read before the build: a change while it runs makes the next start build again.
  const before = fingerprint(root, sources);
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === `${before} ${fingerprint(root, [output])}`)
    return true;
  rmSync(stampPath, { force: true });
  if (!(await build(root))) return false;
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, `${before} ${fingerprint(root, [output])}`);
  return true;
}

/**
 * Path, size and time of change of every file. Times are compared for being the same, not for being older, so a file
 * put back from elsewhere counts as changed too.
 */
function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.env.VITE_API_BASE ?? ''} ${process.env.BASE_PATH ?? ''}`);
  const add = (path: string) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (!found?.isDirectory()) {
      hash.update(`${path}\0${found?.size}\0${found?.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(join(root, path)).toSorted()) if (!passedOver.test(name)) add(`${path}/${name}`);
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

/** Prints nothing on success; turbo's output is shown on failure. */
async function buildWeb(root: string): Promise<boolean> {
  console.log('Building the web app …');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const lines: string[] = [];
  const child = spawn(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@apiyard/web', '--output-logs=errors-only', '--ui=stream'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  child.on('error', (error) => lines.push(`turbo could not be started: ${error.message}`));
  child.on('close', (code) => {
    if (code !== 0)
      console.error(`${lines.join('')}\nThe web app could not be built. Fix the error above, then start again.`);
    resolve(code === 0);
  });
  return await promise;
}
