import { listTokens } from '@apiyard/ui/theme/token-list';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokensOf, valuesInThemes } from '../facts/tokens.ts';

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

/** Values that stand for themselves: `7px` would find every component, and formulas are not typed. */
const isColor = (value: string) => value.startsWith('#');

/** A component is found by the tokens in its styles, and by their colours in the standard theme. */
export async function tokenWords(component: string): Promise<string[]> {
  const used = new Set(await tokensOf(component));
  const tokens = listTokens('BLUE_THEME').filter(({ path }) => used.has(path));
  const colors = tokens.flatMap(({ light, dark }) => [light, dark]).filter(isColor);
  return [...tokens.map(({ path }) => path), ...new Set(colors)];
}

/** The page of tokens is found by every token, and by every value of any theme. */
function wordsOfTokensPage(): string[] {
  return ['design tokens', 'variables', ...listTokens('BLUE_THEME').map(({ path }) => path), ...valuesInThemes()];
}

async function wordsOf({ title, importPath }: IndexEntry, folder: string): Promise<string[]> {
  if (title === 'Foundations/Tokens') return wordsOfTokensPage();
  if (!importPath.endsWith('.stories.tsx')) return [];
  const words = wordsIn(await readFile(join(folder, importPath), 'utf8'));
  const [group, , component, ...rest] = title.split('/');
  const isComponent = group === 'Components' && component !== undefined && rest.length === 0;
  return isComponent ? [...words, ...(await tokenWords(component))] : words;
}

/**
 * Adds keywords to docs pages. The page of a component also gets the component's name instead of 'Docs', which search
 * results show; the sidebar shows 'Docs' again.
 */
export async function withWords<Entry extends IndexEntry>(
  entries: Record<string, Entry>,
  folder = process.cwd(),
): Promise<Record<string, Entry>> {
  const named = Object.values(entries).map(async (entry): Promise<[string, Entry]> => {
    if (entry.type !== 'docs') return [entry.id, entry];
    // Their IDs are not used, and there are thousands.
    const anchors = (await wordsOf(entry, folder)).map((title) => ({ id: '', title }));
    if (!entry.importPath.endsWith('.stories.tsx'))
      return [entry.id, anchors.length === 0 ? entry : { ...entry, anchors }];
    return [entry.id, { ...entry, name: entry.title.split('/').at(-1) ?? entry.name, anchors }];
  });
  return Object.fromEntries(await Promise.all(named));
}
