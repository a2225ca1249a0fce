/** A copy of the repository's sources to try things on, without a copy of what is installed. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const neverCopied = /\/(?:dist|apps\/server\/data|\.turbo|node_modules)(?:\/|$)/;

export interface Copy {
  readonly root: string;
  write(path: string, text: string): void;
  remove(): void;
}

/** Links between our own packages lead to the copies; everything installed leads to the original. */
export function copyRepository(): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'apiyard-copy-'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const group of ['.', 'packages', 'packages/features', 'apps']) {
    for (const entry of readdirSync(join(root, group), { withFileTypes: true })) {
      const path = join(group, entry.name);
      if (entry.isFile()) cpSync(join(root, path), join(copy, path));
      else if (existsSync(join(root, path, 'package.json'))) copyPackage(join(root, path), join(copy, path));
    }
  }
  // Its configuration says that the command is used.
  cpSync(join(root, '.changeset'), join(copy, '.changeset'), { recursive: true });
  return {
    root: copy,
    write(path, text) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

function copyPackage(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (source) => !neverCopied.test(source) });
  linkInstalled(join(from, 'node_modules'), join(to, 'node_modules'));
}

function linkInstalled(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    // pnpm links our own packages relatively, so a copied link stays among the copies.
    if (name === '@apiyard') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}
