/**
 * `pnpm test:matrix [run…]`: every story in light and dark, left to right and right to left, with axe in each, the focus walked
 * by Tab in both modes, and once in the wireframe, which finds what does not come from tokens. More than an hour.
 */
import { showRun } from './report/show.ts';
import type { Stage } from './schedule.ts';
import { stagesOf } from './stages.ts';
import { runStories } from './stories.ts';

const dresses = ['light-ltr', 'light-rtl', 'dark-ltr', 'dark-rtl', 'wireframe'];
const named = process.argv.slice(2);
const chosen = dresses.filter((dress) => named.length === 0 || named.includes(dress));
if (chosen.length < named.length) throw new Error(`The runs are ${dresses.join(', ')}.`);

const matrix: readonly Stage[] = chosen.map((dress) => ({
  name: dress,
  title: `every story in ${dress}`,
  after: ['storybook'],
  run: () => runStories({ dress }),
}));
await showRun([...stagesOf().filter(({ name }) => name === 'storybook'), ...matrix], 1);
