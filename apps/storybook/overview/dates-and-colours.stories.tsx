import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { Calendars, DateFields, TeamCalendar } from './dates-and-colours.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({
  title: 'Overview/Dates and colours',
  tags: ['!autodocs'],
  parameters: pictured(sheetModes),
});

export const Fields = meta.story({
  render: sheet(DateFields),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, [
      'DateField',
      'TimeField',
      'DatePicker',
      'DateRangePicker',
      'DateTimeRange',
      'OneTimeCode',
      'Rating',
    ]),
});

export const Pickers = meta.story({
  render: sheet(Calendars),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, ['Calendar', 'RangeCalendar', 'ColorSwatchPicker', 'ColorPicker']),
});

export const Events = meta.story({
  render: sheet(TeamCalendar),
  play: ({ canvasElement }) => expectOnSheet(canvasElement, ['Scheduler']),
});
