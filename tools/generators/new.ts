/** `pnpm new component StatCard`, `pnpm new theme LIME_THEME '#84cc16'`, `pnpm new tool convert/roman-numbers`: the files a new part starts from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentFiles } from './component.ts';
import type { NewFile } from './new-file.ts';
import { themeFiles } from './theme.ts';
import { toolFiles } from './tool.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usage = `Say what to make:
  pnpm new component StatCard                     a component of the design system
  pnpm new theme LIME_THEME '#84cc16' '#0ea5e9'   a theme of a primary and a secondary colour
  pnpm new tool convert/roman-numbers             a tool of the hub`;

try {
  const files = filesFor(process.argv.slice(2));
  const standing = files.find(({ path, replaces = false }) => !replaces && existsSync(join(root, path)));
  if (standing !== undefined) throw new Error(`${standing.path} stands already. Nothing was changed.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(path);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function filesFor([kind, name = '', ...colors]: readonly string[]): readonly NewFile[] {
  if (kind === 'component') return componentFiles(name);
  if (kind === 'theme')
    return themeFiles(name, colors, readFileSync(join(root, 'packages/ui/src/theme/themes/all.ts'), 'utf8'));
  if (kind === 'tool') return toolFiles(name);
  throw new Error(usage);
}
