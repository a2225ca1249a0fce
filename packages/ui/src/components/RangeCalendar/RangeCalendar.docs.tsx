import { CalendarDate } from '@internationalized/date';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { RangeCalendar } from './RangeCalendar.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show two months where ranges often cross the end of a month.',
        example: (
          <RangeCalendar
            label="Days of the report"
            value={{ start: new CalendarDate(2026, 11, 12), end: new CalendarDate(2026, 11, 24) }}
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for a single day. Use a `Calendar`: it takes one press instead of two.',
        example: (
          <RangeCalendar
            label="Day of delivery"
            value={{ start: new CalendarDate(2026, 11, 18), end: new CalendarDate(2026, 11, 18) }}
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Months', 'one or two, with buttons for the previous and next month'],
    ['Weekdays', 'starting with the first day of the locale'],
    ['Range', 'the days between start and end, tinted'],
    ['Ends', 'the first and the last day, filled'],
    ['Error message', 'below the days'],
  ],
  screenReader: [
    'Days are read as whole dates. The selected range is announced, and while selecting, what the next press does.',
  ],
};
