import { CalendarDate } from '@internationalized/date';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Calendar } from './Calendar.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Limit the dates to those that can be chosen.',
        example: (
          <Calendar
            label="Day of delivery"
            value={new CalendarDate(2026, 11, 18)}
            minValue={new CalendarDate(2026, 11, 16)}
            maxValue={new CalendarDate(2026, 11, 27)}
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t make people page through years to a date they know. Use a `DateField`.',
        example: <Calendar label="Date of birth" value={new CalendarDate(1985, 6, 3)} onChange={ignore} />,
      },
    },
  ],
  anatomy: [
    ['Month', 'its name, with buttons for the previous and next month'],
    ['Weekdays', 'starting with the first day of the locale'],
    ['Day', 'can be selected, out of range or unavailable'],
    ['Today', 'underlined; a button below leads back to it'],
    ['Error message', 'below the days'],
  ],
  screenReader: [
    'The calendar is announced with its label and the visible month. Days are read as whole dates, with “today” and “selected”.',
    'Changing the month announces the new one.',
  ],
};
