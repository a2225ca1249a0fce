import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { DateFields, Calendars } from './dates-and-colours.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({
  title: 'Overview/Dates and colours',
  tags: ['!autodocs'],
  parameters: pictured(sheetModes),
});

export const Fields = meta.story({
  render: sheet(DateFields),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, ['DateField', 'TimeField', 'DatePicker', 'DateRangePicker', 'OneTimeCode', 'Rating']),
});

export const Pickers = meta.story({
  render: sheet(Calendars),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, ['Calendar', 'RangeCalendar', 'ColorSwatchPicker', 'ColorPicker']),
});
