/** Selects the pictures to take, by the stories' `parameters.chromatic`, as Chromatic does. */
import type { ReadStory } from './in-page.ts';
import type { Mode, PicturedStory } from './picture.ts';

/**
 * Number of pictures in the repository. Each has a cost and must be reviewed, so the number is only changed here,
 * deliberately.
 */
const picturesMeant = 588;
/** A story that shows the whole library in every theme, light and dark. */
const kitchenSink = 'overview-kitchen-sink--kitchen-sink';
const kitchenSinkModes = ['blue', 'aqua', 'purple', 'green', 'cyan', 'orange'].flatMap((theme) => [
  `${theme} light`,
  `${theme} dark`,
]);
/** The modes of the other sheets (`packages/ui/src/story/modes.ts`): all of one of these, by the story's title. */
const everydayModes = ['light', 'dark', 'arabic', 'phone'];
const modeSets: readonly (readonly [title: RegExp, sets: readonly (readonly string[])[]])[] = [
  [/^Overview\/States$/, [[...everydayModes, 'dark arabic', 'tablet', 'french', 'chinese']]],
  [/^Overview\/Layers$/, [['light', 'dark arabic']]],
  [/^Overview\/(?:More|Screen) states$/, [['light'], ['phone']]],
  [/^Overview\//, [everydayModes]],
  // States of a screen, and screens that are on no sheet.
  [/^/, [['light'], ['dark'], ['phone']]],
];
/** Every story with this title must have pictures. */
const pictured = /^Overview\//;

/** The stories with pictures, in the order of the sidebar. Throws a descriptive error for invalid parameters. */
export function planOf(stories: readonly ReadStory[]): readonly PicturedStory[] {
  return stories
    .filter(isPictured)
    .map(({ id, title, name, chromatic }) => ({ id, title, name, modes: modesOf(id, chromatic) }));
}

/** Problems of the plan, one sentence each; empty if there are none. */
export function faultsOf(stories: readonly ReadStory[], meant: number = picturesMeant): readonly string[] {
  const plan = planOf(stories);
  const faults: string[] = [];
  for (const { id, title } of stories) {
    if (pictured.test(title) && !plan.some((story) => story.id === id))
      faults.push(`${id} stands under '${title}' but is not pictured: give its file \`parameters: pictured(…)\`.`);
  }
  if (!plan.some(({ id }) => id === kitchenSink)) faults.push(`The kitchen sink, ${kitchenSink}, is not pictured.`);
  for (const { id, title, modes } of plan) {
    const names = modes.map(({ name }) => name);
    const sets = id === kitchenSink ? [kitchenSinkModes] : (modeSets.find(([which]) => which.test(title))?.[1] ?? []);
    if (sets.some((due) => due.length === names.length && due.every((name) => names.includes(name)))) continue;
    const [due = []] = sets;
    const missing = due.filter((name) => !names.includes(name));
    const extra = names.filter((name) => !due.includes(name));
    if (missing.length > 0) faults.push(`${id} is not pictured in ${missing.join(', ')}.`);
    if (extra.length > 0) faults.push(`${id} is also pictured in ${extra.join(', ')}, which nothing asks for.`);
  }
  for (const { id, globals } of stories) {
    const modes = plan.find((story) => story.id === id)?.modes ?? [];
    if (modes.length === 0) continue;
    // A story's own globals override those of a mode: its pictures would not show what their names say.
    const fixed = Object.keys(globals).filter(
      (name) =>
        ['direction', 'clock'].includes(name) ||
        modes.some((mode) => name in mode.globals && mode.globals[name] !== globals[name]),
    );
    if (fixed.length > 0)
      faults.push(
        `${id} is pictured but fixes its ${fixed.join(' and ')} by \`globals\`: its pictures would not show their modes.`,
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
