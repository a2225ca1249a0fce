import { expect, it } from 'vitest';
import { chosenGlobals, variantsOf } from './variants.ts';

const story = (title: string, name: string, parameters = {}) => variantsOf({ title, name, parameters });

it('tests the base story of a component right to left, with long words and in forced colours', () => {
  expect(story('Components/Actions/Button', 'Default')).toEqual(['rightToLeft', 'longWords', 'forcedColors']);
});

it('tests the base story of a screen in every language, with long words, on a phone and in forced colours', () => {
  expect(story('Screens/Keys/List', 'Success')).toEqual([
    'arabic',
    'french',
    'chinese',
    'longWords',
    'phone',
    'forcedColors',
  ]);
});

it('tests other stories only in the variants that they name', () => {
  expect(story('Components/Actions/Button', 'Small')).toEqual([]);
  expect(story('Overview/Actions', 'Default')).toEqual([]);
  expect(story('Screens/Keys/List', 'Empty', { variants: ['french'] })).toEqual(['french']);
  expect(story('Components/Layout/Bleed', 'Default', { variants: [] })).toEqual([]);
});

it('tests stories that open an overlay with full motion', () => {
  const overlay = (title: string, name: string) => variantsOf({ title, name, parameters: {}, hasOverlay: true });
  expect(overlay('Components/Overlays/Dialog', 'Keyboard')).toEqual(['fullMotion']);
  expect(overlay('Components/Overlays/Dialog', 'Default')).toEqual([
    'rightToLeft',
    'longWords',
    'forcedColors',
    'fullMotion',
  ]);
  expect(overlay('Components/Overlays/Dialog', 'Right To Left')).toEqual([]);
  expect(overlay('Screens/Keys/List', 'Delete')).toEqual([]);
});

it('lets a variant win over the globals of a story', () => {
  expect(chosenGlobals({ language: 'en', mode: 'dark', variant: 'arabic' })).toEqual({
    theme: 'BLUE_THEME',
    mode: 'dark',
    direction: 'auto',
    language: 'ar',
    density: 'normal',
    motion: 'system',
    clock: 'fixed',
    variant: 'arabic',
  });
});
