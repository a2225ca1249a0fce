/** The stories of single components, by name: `pnpm test stories Tabs`. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const nearMax = 5;

/** Paths of all files of stories, from the root of the repository. */
export function listStoryFiles(): readonly string[] {
  return [
    'packages/ui/src/**/*.stories.tsx',
    'packages/features/*/src/**/*.stories.tsx',
    'apps/storybook/{overview,patterns,flows,machines}/**/*.stories.tsx',
  ]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/**
 * The files of the components or screens with these names, in any case: those of the name, and those in a folder of the
 * name. Throws a sentence with the nearest names for a name that is none.
 */
export function storyFilesOf(files: readonly string[], names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const found = files.filter((path) => namesOf(path).some((each) => each.toLowerCase() === name.toLowerCase()));
    if (found.length > 0) return found;
    const near = nearest([...new Set(files.flatMap((path) => namesOf(path)[0] ?? []))], name);
    throw new Error(
      `There are no stories of '${name}'.${near.length === 0 ? '' : ` Did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(near)}?`}`,
    );
  });
}

/** `components/DataTable/DataTableRows.stories.tsx` is 'DataTableRows' and, by its folder, 'DataTable'. */
function namesOf(path: string): string[] {
  const parts = path.split('/');
  return [(parts.at(-1) ?? '').replace('.stories.tsx', ''), parts.at(-2) ?? ''];
}

function nearest(names: readonly string[], wanted: string): readonly string[] {
  const text = wanted.toLowerCase();
  return names
    .map((name) => ({ name, distance: distanceOf(name.toLowerCase(), text) }))
    .filter(({ distance }) => distance <= 2)
    .toSorted((one, other) => one.distance - other.distance || one.name.localeCompare(other.name))
    .slice(0, nearMax)
    .map(({ name }) => name);
}

/** Levenshtein distance; less for a name that starts like the other. */
function distanceOf(name: string, text: string): number {
  if (text.length > 2 && (name.startsWith(text) || text.startsWith(name))) return 1;
  let row = Array.from({ length: text.length + 1 }, (_, at) => at);
  for (const [at, char] of [...name].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= text.length; to += 1)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (char === text[to - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[text.length] ?? 0;
}
