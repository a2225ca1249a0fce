import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the sidebar searches of an entry in addition to its name: Fuse searches `anchors.title`. */
interface Anchor {
  id: string;
  title: string;
}

export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  importPath: string;
  /** Of stories. */
  exportName?: string;
  tags?: string[];
  anchors?: Anchor[];
}

/** The words of `guide({ words: ['dropdown', 'picker'] })`, read without running the file. */
export function wordsIn(source: string): string[] {
  const [, list = ''] = /\bwords: \[([^\]]*)\]/.exec(source) ?? [];
  return [...list.matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, single, double]) => single ?? double ?? '');
}

/**
 * Adds keywords to the docs page of a component. It also replaces its name 'Docs' with the component's name, which search
 * results show; the sidebar shows 'Docs' again.
 */
export async function withWords<Entry extends IndexEntry>(
  entries: Record<string, Entry>,
  folder = process.cwd(),
): Promise<Record<string, Entry>> {
  const named = Object.values(entries).map(async (entry): Promise<[string, Entry]> => {
    if (entry.type !== 'docs' || !entry.importPath.endsWith('.stories.tsx')) return [entry.id, entry];
    const words = wordsIn(await readFile(join(folder, entry.importPath), 'utf8'));
    const name = entry.title.split('/').at(-1) ?? entry.name;
    return [entry.id, { ...entry, name, anchors: words.map((title) => ({ id: entry.id, title })) }];
  });
  return Object.fromEntries(await Promise.all(named));
}
