import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Folders with stories and pages, from the root of the repository. */
const patterns = [
  'apps/storybook/docs/*.mdx',
  'apps/storybook/{patterns,flows,machines}/**/*.stories.tsx',
  'packages/ui/src/**/*.stories.tsx',
  'packages/features/*/src/**/*.stories.tsx',
];

/** A docs page: of the stories of a file, or written by hand. */
export interface DocsEntry {
  /** From the root of the repository. */
  path: string;
  title: string;
  /** Storybook's ID without the story: `components-navigation-tabs`. */
  id: string;
  source: string;
  /** The folder of the component that it documents, if it is one. */
  component: string | undefined;
}

/** As Storybook does. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function entryOf(path: string, source: string): DocsEntry | undefined {
  const [, title] =
    (path.endsWith('.mdx')
      ? /<Meta title="([^"]+)"/.exec(source)
      : /\bpreview\.meta\(\{\s*(?:\/\/[^\n]*\n\s*)*title: '([^']+)'/.exec(source)) ?? [];
  // Stories can leave out the tag too.
  const [meta = ''] = /\bpreview\.meta\(\{[^]*?^\}?\);|\bpreview\.meta\(.*\);/m.exec(source) ?? [];
  if (title === undefined || meta.includes("'!autodocs'")) return undefined;
  const name = basename(path, '.stories.tsx');
  const isComponent = path.startsWith('packages/ui/src/components/') && basename(dirname(path)) === name;
  return { path, title, id: idOf(title), source, component: isComponent ? name : undefined };
}

/** All docs pages, by title. */
export async function readEntries(): Promise<readonly DocsEntry[]> {
  const entries: DocsEntry[] = [];
  for await (const path of glob(patterns, { cwd: root })) {
    const entry = entryOf(path.replaceAll('\\', '/'), await readFile(join(root, path), 'utf8'));
    if (entry !== undefined) entries.push(entry);
  }
  return entries.toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}
