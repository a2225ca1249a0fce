import { findBrowser, launchArgs } from '@apiyard/tools/browser';
import { getJestConfig } from '@storybook/test-runner';
import { gatherStories } from './gather-stories.js';

const config = getJestConfig();
const executablePath = await findBrowser();

const { TEST_ROOT: folder, STORY_FILES: fileCount } = process.env;
if (folder !== undefined && fileCount !== undefined) gatherStories(folder, Number(fileCount));

/** Runs the stories of a built Storybook in the machine's own Chromium. */
export default {
  ...config,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath,
        args: [...launchArgs],
      },
      contextOptions: { viewport: { width: 1280, height: 860 }, locale: 'en-GB', timezoneId: 'UTC' },
    },
  },
};
