/** Which pictures there are: what stories say in `parameters.chromatic`, the same that Chromatic reads. */
import type { ReadStory } from './in-page.ts';
import type { Mode, PicturedStory } from './picture.ts';

/**
 * How many pictures the repository holds. A service is paid for each, a reviewer looks at each, so that their number
 * changes here and by intention.
 */
const picturesMeant = 292;
/** One story shows the whole library in every theme, light and dark. */
const kitchenSink = 'overview-kitchen-sink--kitchen-sink';
const kitchenSinkModes = ['blue', 'aqua', 'purple', 'green', 'cyan', 'orange'].flatMap((theme) => [
  `${theme} light`,
  `${theme} dark`,
]);
/** What every other pictured story is seen in. */
const everydayModes = ['light', 'dark', 'arabic', 'phone'];
/** Everything under this title is made to be pictured. */
const pictured = /^Overview\//;

/** The stories that are pictured, in the order of the sidebar. Throws a sentence for parameters that cannot be read. */
export function planOf(stories: readonly ReadStory[]): readonly PicturedStory[] {
  return stories
    .filter(isPictured)
    .map(({ id, title, name, chromatic }) => ({ id, title, name, modes: modesOf(id, chromatic) }));
}

/** What is wrong with the plan, in sentences; nothing when all is well. */
export function faultsOf(stories: readonly ReadStory[], meant: number = picturesMeant): readonly string[] {
  const plan = planOf(stories);
  const faults: string[] = [];
  for (const { id, title } of stories) {
    if (pictured.test(title) && !plan.some((story) => story.id === id))
      faults.push(`${id} stands under '${title}' but is not pictured: give its file \`parameters: pictured(…)\`.`);
  }
  if (!plan.some(({ id }) => id === kitchenSink)) faults.push(`The kitchen sink, ${kitchenSink}, is not pictured.`);
  for (const { id, modes } of plan) {
    const names = modes.map(({ name }) => name);
    const due = id === kitchenSink ? kitchenSinkModes : everydayModes;
    const missing = due.filter((name) => !names.includes(name));
    const extra = names.filter((name) => !due.includes(name));
    if (missing.length > 0) faults.push(`${id} is not pictured in ${missing.join(', ')}.`);
    if (extra.length > 0) faults.push(`${id} is also pictured in ${extra.join(', ')}, which nothing asks for.`);
  }
  for (const { id, globals } of stories.filter(isPictured)) {
    // A story's own globals are stronger than a mode's: all its pictures would show the same.
    const fixed = Object.keys(globals).filter((name) =>
      ['theme', 'mode', 'language', 'direction', 'clock'].includes(name),
    );
    if (fixed.length > 0)
      faults.push(
        `${id} is pictured but fixes its ${fixed.join(' and ')} by \`globals\`: its modes would all look the same.`,
      );
  }
  const count = plan.reduce((sum, { modes }) => sum + modes.length, 0);
  if (count !== meant)
    faults.push(
      `There are ${count} pictures, and tools/visual/plan.ts means ${meant}. Change the figure there if they are all wanted.`,
    );
  return faults;
}

interface WrittenMode {
  readonly viewport?: unknown;
  readonly disable?: boolean;
  readonly [global: string]: unknown;
}

function isPictured({ chromatic }: ReadStory): boolean {
  return (
    typeof chromatic === 'object' &&
    chromatic !== null &&
    'disableSnapshot' in chromatic &&
    chromatic.disableSnapshot === false
  );
}

function modesOf(id: string, chromatic: unknown): readonly Mode[] {
  const { modes = {} } = chromatic as { modes?: Readonly<Record<string, WrittenMode>> };
  return Object.entries(modes)
    .filter(([, { disable }]) => disable !== true)
    .map(([name, { viewport, disable: _, ...globals }]) => {
      const { width, height } = (typeof viewport === 'object' && viewport !== null ? viewport : {}) as {
        width?: unknown;
        height?: unknown;
      };
      if (typeof width !== 'number' || typeof height !== 'number')
        throw new Error(`The mode '${name}' of ${id} names no viewport with width and height.`);
      return { name, viewport: { width, height }, globals };
    });
}
