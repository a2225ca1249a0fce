import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Options, Lists } from './choices.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Choices', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const OfTwoOrFew = meta.story({
  render: sheet(Options),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, ['Checkbox', 'CheckboxGroup', 'RadioGroup', 'Switch', 'Slider', 'Chip', 'TagGroup']),
});

export const OfMany = meta.story({
  render: sheet(Lists),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, [
      'Select',
      'MultiSelect',
      'ComboBox',
      'MultiComboBox',
      'TokenField',
      'ListBox',
      'GridList',
      'Autocomplete',
    ]),
});
