/** The packages of the repository, and what a run of some of them checks. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listTimeoutMs = 60_000;

export interface Package {
  readonly name: string;
  /** From the root of the repository. */
  readonly path: string;
}

/** A run of some packages only. */
export interface Scope {
  /** Their tests and types run, with those of the packages that depend on them. */
  readonly packages: readonly Package[];
  /** Their stories run. Null: all stories of the repository. */
  readonly stories: readonly Package[] | null;
}

/** All packages, or those that Turbo's filters select. Rejects with what Turbo printed. */
export async function listPackages(...filters: readonly string[]): Promise<readonly Package[]> {
  const args = ['ls', '--output=json', ...filters.map((filter) => `--filter=${filter}`)];
  const { code, output } = await runCommand(join(root, 'node_modules/.bin/turbo'), args, {
    cwd: root,
    timeoutMs: listTimeoutMs,
  });
  const start = output.indexOf('{');
  if (code !== 0 || start === -1) throw new Error(`turbo ls failed:\n${output}`);
  const { packages } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as {
    packages: { items: readonly Package[] };
  };
  return packages.items;
}

/** The packages with these names, with or without `@apiyard/`. Throws a sentence for a name that is none. */
export function namedPackages(all: readonly Package[], names: readonly string[]): Scope {
  const packages = names.map((name) => {
    const found = all.find((each) => each.name === name || each.name === `@apiyard/${name}`);
    if (found === undefined)
      throw new Error(
        `'${name}' is neither a stage nor a package. For stories of a component: \`pnpm test stories ${name}\`.`,
      );
    return found;
  });
  return scopeOf(packages, packages);
}

/** What has changed since `base`, a commit or branch, with what is not committed yet. */
export async function affectedPackages(base: string): Promise<Scope> {
  const [changed, affected] = await Promise.all([listPackages(`[${base}]`), listPackages(`...[${base}]`)]);
  return affectedScope(changed, affected);
}

/** The stories of the apps depend on everything: they run when the apps themselves have changed. */
export function affectedScope(changed: readonly Package[], affected: readonly Package[]): Scope {
  const isChanged = ({ name }: Package) => changed.some((each) => each.name === name);
  return scopeOf(
    changed,
    affected.filter((each) => each.path.startsWith('packages/') || isChanged(each)),
  );
}

function scopeOf(packages: readonly Package[], withStories: readonly Package[]): Scope {
  // Storybook's own stories show screens of every package.
  const all = withStories.some(({ path }) => path === 'apps/storybook');
  return {
    packages,
    stories: all
      ? null
      : withStories.filter(({ path }) => globSync(`${path}/src/**/*.stories.tsx`, { cwd: root }).length > 0),
  };
}
