import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import type { ComponentDoc } from '../docgen/docgen.ts';
import { docgenPlugin } from '../docgen/docgen-plugin.ts';
import { iconsPlugin } from '../docgen/icons-plugin.ts';
import { samplesPlugin } from '../docgen/samples-plugin.ts';
import { sourcesPlugin } from '../docgen/sources-plugin.ts';
import { checkTag } from '@apiyard/ui/story/variants/check-story.ts';
import { withCheckTags } from '../search/check-stories.ts';
import { withoutDocsOfScreens } from '../search/docs-pages.ts';
import { factsPlugin } from '../facts/facts-plugin.ts';
import type { IndexEntry } from '../search/words.ts';
import { withWords } from '../search/words.ts';

/** The part of Storybook's indexer that is used here. */
interface IndexGenerator {
  getIndex(): Promise<{ entries: Record<string, IndexEntry> }>;
}

/**
 * Paths from the root of the repository: `pnpm test account` builds the stories of one package only, and
 * `pnpm test stories Tabs` those of one component.
 */
const { STORY_FOLDERS: folders, STORY_PATHS: paths } = process.env;

const everyStory = [
  '../docs/**/*.mdx',
  '../overview/**/*.stories.tsx',
  '../patterns/**/*.stories.tsx',
  '../flows/**/*.stories.tsx',
  '../machines/**/*.stories.tsx',
  '../../../packages/ui/src/**/*.stories.tsx',
  '../../../packages/features/*/src/**/*.stories.tsx',
];

function chosenStories(): string[] {
  if (paths !== undefined) return paths.split(',').map((path) => `../../../${path}`);
  return folders?.split(',').map((path) => `../../../${path}/src/**/*.stories.tsx`) ?? everyStory;
}

/** Props tables of the build, for the pages in Markdown. */
const propsTables = new Map<string, readonly ComponentDoc[]>();

const main = defineMain({
  framework: '@storybook/react-vite',
  stories: chosenStories(),
  addons: [
    // Tables in MDX.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-mcp',
    'msw-storybook-addon',
  ],
  // The manager is not built by Vite: its font comes as a file.
  staticDirs: [
    '../public',
    { from: '../../web/public/remote-pictures.html', to: '/remote-pictures.html' },
    { from: '../../../packages/ui/node_modules/@fontsource-variable/plus-jakarta-sans/files', to: '/fonts' },
  ],
  // Stories that only test: the filter of the sidebar shows them.
  tags: { [checkTag]: { defaultFilterSelection: 'exclude' } },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own docgen cannot read types of TypeScript 7, or not imported ones.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        vanillaExtractPlugin(),
        docgenPlugin(propsTables),
        samplesPlugin(),
        iconsPlugin(),
        sourcesPlugin(),
        factsPlugin(propsTables),
      ],
      // As in the app.
      worker: { format: 'es' },
    }),
});

const extended = new WeakSet<IndexGenerator>();

export default {
  ...main,
  // Storybook has one indexer and calls it here repeatedly.
  async storyIndexGenerator(generator: IndexGenerator): Promise<IndexGenerator> {
    if (extended.has(generator)) return generator;
    extended.add(generator);
    const getIndex = generator.getIndex.bind(generator);
    generator.getIndex = async () => {
      const index = await getIndex();
      return { ...index, entries: withCheckTags(await withWords(withoutDocsOfScreens(index.entries))) };
    };
    return generator;
  },
};
