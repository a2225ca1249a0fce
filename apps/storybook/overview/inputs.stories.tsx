import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Inputs } from './inputs.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Inputs', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const All = meta.story({
  render: sheet(Inputs),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, [
      'TextField',
      'TextArea',
      'CodeField',
      'NumberField',
      'MoneyField',
      'PhoneField',
      'SearchField',
      'FileDrop',
      'Form',
    ]),
});
