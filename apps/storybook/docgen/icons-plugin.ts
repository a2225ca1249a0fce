import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = ['packages/ui/src/**/*.tsx', 'packages/features/*/src/**/*.tsx', 'apps/web/src/**/*.tsx'];
const virtual = 'virtual:icons-in-use';

/** The icons that a file imports from Tabler. */
export function iconsOf(source: string): string[] {
  const imports = [...source.matchAll(/import \{([^}]+)\} from '@tabler\/icons-react'/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  return imports
    .map(
      (name) =>
        name
          .replace(/^\s*type\s/, '')
          .split(' as ')[0]
          ?.trim() ?? '',
    )
    .filter((name) => /^Icon[A-Z]/.test(name));
}

/** The icons that the product shows, and the files that show each. */
export async function iconsInUse(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const file of glob(sources, { cwd: root })) {
    if (file.endsWith('.stories.tsx')) continue;
    for (const icon of iconsOf(await readFile(join(root, file), 'utf8')))
      found.set(icon, [...(found.get(icon) ?? []), basename(file, '.tsx')]);
  }
  return new Map([...found].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

/** `virtual:icons-in-use`: each icon that the product shows, with the files that show it. */
export function iconsPlugin(): Plugin {
  return {
    name: 'apiyard:icons-in-use',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null;
      const found = await iconsInUse();
      const list = [...found].map(
        ([name, files]) => `{ name: '${name}', Icon: ${name}, files: ${JSON.stringify(files.toSorted())} }`,
      );
      // Each by its own file, so that the other five thousand stay out.
      const folder = new URL('dist/esm/icons/', import.meta.resolve('@tabler/icons-react/package.json'));
      const imports = [...found.keys()].map(
        (name) => `import ${name} from ${JSON.stringify(fileURLToPath(new URL(`${name}.mjs`, folder)))};`,
      );
      return `${imports.join('\n')}\nexport const icons = [${list.join(',\n')}];`;
    },
  };
}
