import { expect, test } from 'vitest';
import type { ReadStory } from './in-page.ts';
import { faultsOf, planOf } from './plan.ts';

const viewport = { width: 960, height: 600 };
const modes = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { viewport, mode: name, language: name === 'arabic' ? 'ar' : 'en' }]));
const themes = ['blue', 'aqua', 'purple', 'green', 'cyan', 'orange'].flatMap((theme) => [
  `${theme} light`,
  `${theme} dark`,
]);
const story = (id: string, title: string, chromatic: unknown, globals: Record<string, unknown> = {}): ReadStory => ({
  id,
  title,
  name: 'All',
  chromatic,
  globals,
});
const pictured = (...names: string[]) => ({ disableSnapshot: false, modes: modes(...names) });

const sink = story('overview-kitchen-sink--kitchen-sink', 'Overview/Kitchen sink', pictured(...themes));
const inputs = story('overview-inputs--all', 'Overview/Inputs', pictured('light', 'dark', 'arabic', 'phone'));
const button = story('components-actions-button--default', 'Components/Actions/Button', { disableSnapshot: true });

test('takes pictures of the stories that opt in, in their modes', () => {
  expect(planOf([sink, inputs, button]).map(({ id, modes }) => [id, modes.length])).toEqual([
    ['overview-kitchen-sink--kitchen-sink', 12],
    ['overview-inputs--all', 4],
  ]);
  expect(planOf([inputs])[0]?.modes[1]).toEqual({ name: 'dark', viewport, globals: { mode: 'dark', language: 'en' } });
});

test('a plan with all its modes has no problems', () => {
  expect(faultsOf([sink, inputs, button], 16)).toEqual([]);
});

test('a missing mode, sheet or kitchen sink is reported', () => {
  expect(faultsOf([story(sink.id, sink.title, pictured(...themes.slice(1)))], 11)).toEqual([
    'overview-kitchen-sink--kitchen-sink is not pictured in blue light.',
  ]);
  expect(faultsOf([sink, story(inputs.id, inputs.title, pictured('light', 'dark', 'phone', 'wide'))], 16)).toEqual([
    'overview-inputs--all is not pictured in arabic.',
    'overview-inputs--all is also pictured in wide, which nothing asks for.',
  ]);
  expect(faultsOf([inputs], 4)).toEqual(['The kitchen sink, overview-kitchen-sink--kitchen-sink, is not pictured.']);
  expect(faultsOf([sink, story(inputs.id, inputs.title, undefined)], 12)).toEqual([
    "overview-inputs--all stands under 'Overview/Inputs' but is not pictured: give its file `parameters: pictured(…)`.",
  ]);
});

test('a story that fixes what its modes set otherwise is reported', () => {
  expect(faultsOf([sink, { ...inputs, globals: { language: 'en' } }], 16)).toEqual([
    'overview-inputs--all is pictured but fixes its language by `globals`: its pictures would not show their modes.',
  ]);
});

test('a story outside of the sheets has one picture, and may fix what its mode sets as well', () => {
  const empty = (...names: string[]) =>
    story('screens-keys--empty', 'Screens/Keys', pictured(...names), { language: 'en' });
  expect(faultsOf([sink, empty('dark')], 13)).toEqual([]);
  expect(faultsOf([sink, empty('light', 'dark')], 14)).toEqual([
    'screens-keys--empty is also pictured in dark, which nothing asks for.',
  ]);
});

test('a sheet of states has all modes, a sheet of layers two', () => {
  const states = story(
    'overview-states--inputs',
    'Overview/States',
    pictured('light', 'dark', 'arabic', 'phone', 'dark arabic', 'tablet', 'french', 'chinese'),
  );
  const layers = story('overview-layers--menu', 'Overview/Layers', pictured('light', 'dark arabic'));
  expect(faultsOf([sink, states, layers], 22)).toEqual([]);
  expect(faultsOf([sink, { ...layers, chromatic: pictured('light') }], 13)).toEqual([
    'overview-layers--menu is not pictured in dark arabic.',
  ]);
});

test('an unexpected number of pictures is reported', () => {
  expect(faultsOf([sink, inputs], 12)).toEqual([
    'There are 16 pictures, and tools/visual/plan.ts means 12. Change the figure there if they are all wanted.',
  ]);
});

test('a mode without a window size is rejected', () => {
  expect(() =>
    planOf([story('a', 'Overview/A', { disableSnapshot: false, modes: { light: { mode: 'light' } } })]),
  ).toThrow("The mode 'light' of a names no viewport with width and height.");
});
