import type { ComponentDocs } from '@apiyard/ui/story/docs/component-docs.ts';
import { isCheckStory } from '@apiyard/ui/story/variants/check-story.ts';
import { samplesOf } from '../docgen/samples.ts';
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
  /** What someone would write in a screen. */
  code: string;
}

export interface StoriesText {
  guide: GuideText | undefined;
  stories: readonly StoryText[];
}

/** 'LongWords' as 'Long Words', as Storybook does. */
const spaced = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');

/** The guide of a stories file, and the samples that its docs page shows, each once. */
export function readStories(path: string, source: string): StoriesText {
  const tree = new SourceTree(path, source);
  const guide = tree.argumentOf('guide');
  const stories: StoryText[] = [];
  for (const [name, code] of samplesOf(source, `/${path}`))
    if (!isCheckStory(name) && !stories.some((story) => story.code === code))
      stories.push({ name: spaced(name), code });
  return { guide: guide && (tree.read(guide) as GuideText), stories };
}

export function readDocs(path: string, source: string): DocsText | undefined {
  const tree = new SourceTree(path, source);
  const docs = tree.exports().find(({ name }) => name === 'docs');
  return docs && (tree.read(docs.value) as DocsText);
}
