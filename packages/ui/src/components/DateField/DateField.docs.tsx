import { CalendarDate } from '@internationalized/date';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { DateField } from './DateField.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use it for dates that people know by heart.',
        example: <DateField label="Date of birth" value={new CalendarDate(1985, 6, 3)} onChange={ignore} />,
      },
      dont: {
        text: 'Don’t use it where the weekday matters. Use a `DatePicker`, which shows the month.',
        example: (
          <DateField
            label="Day of delivery"
            description="Not on Sundays."
            value={new CalendarDate(2026, 11, 22)}
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Segments', 'day, month and year, in the order of the locale; time parts if the value has them'],
    ['Description', 'help below the field'],
    ['Error message', 'replaces the description while the date is invalid'],
  ],
  screenReader: [
    'The field is a group with its label. Each segment is read with its name and value: “month, June”.',
    'The whole date is read with the group.',
  ],
};
