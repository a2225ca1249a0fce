/** Which sources a run of the stories was about, so that its results are never shown as those of others. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../command.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** What the stories of components are made of: no other package, since the UI package imports none. */
const componentPatterns = [
  'pnpm-lock.yaml',
  'packages/ui/src/**/*.{ts,tsx}',
  'apps/storybook/{.storybook,docgen,facts}/**/*.{ts,tsx}',
];
const allPatterns = [
  ...componentPatterns,
  'packages/{api,kernels}/src/**/*.{ts,tsx}',
  'packages/features/*/src/**/*.{ts,tsx}',
  'apps/storybook/{docs,overview,patterns,flows,machines}/**/*.{ts,tsx,mdx}',
];

/** Hashes of the stories, of what they show, and of their checks. Tests in Node do not count. */
export interface SourceHashes {
  /** Those of the components. */
  readonly components: string;
  /** Those, and all others: screens, flows, patterns. */
  readonly all: string;
}

export async function hashSources(folder = root): Promise<SourceHashes> {
  const [components, all] = await Promise.all([hashFiles(componentPatterns, folder), hashFiles(allPatterns, folder)]);
  return { components, all };
}

async function hashFiles(patterns: readonly string[], folder: string): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: folder }))
    if (!/\.(?:test|e2e)\.tsx?$/.test(file)) files.push(file.replaceAll('\\', '/'));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The short hash of the commit, with `-dirty` if files are changed, or null outside of a checkout. */
export async function readCommit(folder = root): Promise<string | null> {
  const args = ['describe', '--always', '--dirty', '--exclude=*'];
  const { code, output } = await runCommand('git', args, { cwd: folder, timeoutMs: 10_000 });
  return code === 0 ? output.trim() : null;
}
