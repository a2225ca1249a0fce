import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkNames } from '@apiyard/ui/story/docs/link-names.ts';
import type { ComponentDoc } from '../docgen/docgen.ts';
import type { Facts } from './facts.ts';
import { writeHandwritten, writeList, writePage } from './markdown.ts';
import type { ListedPage } from './markdown.ts';
import { readDocs, readStories } from './read-docs.ts';
import type { DocsEntry } from './titles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Props tables of a source file, from the root of the repository. */
export type ReadProps = (path: string) => readonly ComponentDoc[];

const firstSentence = (text: string) => /^[^]*?[.!?](?=\s|$)/.exec(text.trim())?.[0].replaceAll(/\s+/g, ' ') ?? '';

/** All docs pages as files of the built Storybook: `docs/<id>.md`, and `llms.txt`, which lists them. */
export async function writePages(
  entries: readonly DocsEntry[],
  { components, version, lastRun }: Facts,
  readProps: ReadProps,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const listed: ListedPage[] = [];
  for (const { path, title, id, source, component } of entries) {
    const addressOf = (name: string) => {
      const found = components.find((each) => each.name === name && name !== component);
      return found && `./${found.id}.md`;
    };
    if (path.endsWith('.mdx')) {
      const text = writeHandwritten(source);
      files.set(`docs/${id}.md`, text);
      listed.push({ title, id, summary: firstSentence(text.replace(/^# .*\n/, '')) });
      continue;
    }
    const stories = readStories(path, source);
    const folder = path.replace(/\/[^/]+$/, '');
    const docsPath = `${folder}/${component}.docs.tsx`;
    const docsSource =
      component === undefined ? undefined : await readFile(join(root, docsPath), 'utf8').catch(() => undefined);
    const page = writePage({
      title,
      path,
      stories,
      props: component === undefined ? [] : readProps(`${folder}/${component}.tsx`),
      facts: components.find(({ name }) => name === component),
      docs: docsSource === undefined ? undefined : readDocs(docsPath, docsSource),
      version,
      lastRun,
    });
    // Names in code stay as they are.
    const linked = page
      .split(/(^```[^]*?^```$)/m)
      .map((part, index) => (index % 2 === 1 ? part : linkNames(part, addressOf)));
    files.set(`docs/${id}.md`, linked.join(''));
    listed.push({ title, id, summary: firstSentence(stories.guide?.when ?? '') });
  }
  files.set('llms.txt', writeList(listed));
  return files;
}
