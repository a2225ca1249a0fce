import type { ComponentDocs } from '@apiyard/ui/story/docs/component-docs.ts';
import { SourceTree } from './source-tree.ts';

/** `guide({ … })` of a stories file. */
export interface GuideText {
  when: string;
  instead?: [purpose: string, use: string][];
  keyboard?: [keys: string, effect: string][];
  words?: string[];
  notes?: string[];
}

/** `X.docs.tsx`, with examples as source text. */
export interface DocsText {
  since: ComponentDocs['since'];
  experimental?: string;
  doAndDont: { do: { text: string }; dont: { text: string } }[];
  anatomy: [part: string, description: string][];
  screenReader: string[];
}

export interface StoryText {
  /** As the sidebar shows it. */
  name: string;
  /** The story as written, without its test. */
  code: string;
}

export interface StoriesText {
  guide: GuideText | undefined;
  stories: readonly StoryText[];
}

/** 'LongWords' as 'Long Words', as Storybook does. */
const spaced = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');

export function readStories(path: string, source: string): StoriesText {
  const tree = new SourceTree(path, source);
  const guide = tree.argumentOf('guide');
  return {
    guide: guide && (tree.read(guide) as GuideText),
    stories: tree.exports().flatMap(({ name, value }) => {
      const code = tree.textWithout(value, ['play', 'tags']);
      if (!/^\w+\.(?:story|extend)\(/.test(code)) return [];
      // The others only test.
      if (name !== 'Default' && name !== 'Success' && !/^ {2}(?:args|render)\b/m.test(code)) return [];
      return [{ name: spaced(name), code: `export const ${name} = ${code};` }];
    }),
  };
}

export function readDocs(path: string, source: string): DocsText | undefined {
  const tree = new SourceTree(path, source);
  const docs = tree.exports().find(({ name }) => name === 'docs');
  return docs && (tree.read(docs.value) as DocsText);
}
