import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ComponentFacts } from '@apiyard/ui/story/docs/component-facts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Release {
  /** `null` for changesets that are not released. */
  version: string | null;
  entries: readonly string[];
}

/** The releases of a changelog that changesets write, the newest first. */
export function releasesIn(changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n');
      // An entry continues in indented lines; a hash of a commit may stand before it.
      const entries = lines.join('\n').split(/^- /m).slice(1);
      return {
        version: version.trim(),
        entries: entries.map((entry) =>
          entry
            .replace(/\n###[^]*$/, '')
            .replace(/^[\da-f]{7,40}: /, '')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        ),
      };
    });
}

/** What a changeset file says, if it is about `@apiyard/ui`. */
export function entryOf(changeset: string): string | undefined {
  const [, head = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(changeset) ?? [];
  return /['"]@apiyard\/ui['"]/.test(head) ? text.replaceAll(/\s+/g, ' ').trim() : undefined;
}

/** Changesets that are not released, then the releases. */
export async function readReleases(): Promise<Release[]> {
  const pending: string[] = [];
  for await (const path of glob('.changeset/*.md', { cwd: root })) {
    const entry = basename(path) === 'README.md' ? undefined : entryOf(await readFile(join(root, path), 'utf8'));
    if (entry !== undefined) pending.push(entry);
  }
  const changelog = await readFile(join(root, 'packages/ui/CHANGELOG.md'), 'utf8');
  return [...(pending.length === 0 ? [] : [{ version: null, entries: pending.toSorted() }]), ...releasesIn(changelog)];
}

/** The entries that name the component in backticks. */
export function changesOf(name: string, releases: readonly Release[]): ComponentFacts['changes'] {
  const isAbout = (entry: string) => entry.includes(`\`${name}\``);
  return releases
    .map(({ version, entries }) => ({ version, entries: entries.filter(isAbout) }))
    .filter(({ entries }) => entries.length > 0);
}
