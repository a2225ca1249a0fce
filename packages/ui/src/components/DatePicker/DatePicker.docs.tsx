import { CalendarDate } from '@internationalized/date';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { DatePicker } from './DatePicker.tsx';
import { Inline } from '../Inline/Inline.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Explain in the description which days are unavailable.',
        example: (
          <DatePicker
            label="Day of delivery"
            description="Monday to Friday."
            value={new CalendarDate(2026, 11, 18)}
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use two of them for a period. Use a `DateRangePicker`, which checks the order.',
        example: (
          <Inline align="start">
            <DatePicker label="From" value={new CalendarDate(2026, 11, 18)} onChange={ignore} />
            <DatePicker label="To" value={new CalendarDate(2026, 11, 12)} onChange={ignore} />
          </Inline>
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Segments', 'the date, which can be typed'],
    ['Calendar button', 'opens the calendar'],
    ['Calendar', 'one month, with a button for today'],
    ['Description or error message', 'below the field'],
  ],
  screenReader: [
    'The field is a group with its label; the selected date is read in words.',
    'The calendar opens as a dialog with focus on the selected day, and returns focus to the button.',
  ],
};
