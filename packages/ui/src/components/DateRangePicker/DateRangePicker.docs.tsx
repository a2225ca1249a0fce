import { CalendarDate } from '@internationalized/date';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Name the period, not its two ends.',
        example: (
          <DateRangePicker
            label="Period of the report"
            value={{ start: new CalendarDate(2026, 11, 1), end: new CalendarDate(2026, 11, 30) }}
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it if nearly everyone wants one of a few periods. Offer those in a `Select`.',
        example: (
          <DateRangePicker
            label="Last 7, 30 or 90 days"
            value={{ start: new CalendarDate(2026, 11, 20), end: new CalendarDate(2026, 11, 26) }}
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Start date and end date', 'segments that can be typed, with a dash between them'],
    ['Calendar button', 'opens the calendar'],
    ['Calendar', 'two months, one on phones'],
    ['Description or error message', 'below the field'],
  ],
  screenReader: [
    'The group has the label; the segments are announced as start date and end date.',
    'In the calendar, the selected range is read, and after the start date that the end date comes next.',
  ],
};
