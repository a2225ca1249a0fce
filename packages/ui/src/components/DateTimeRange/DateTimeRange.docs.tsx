import { parseZonedDateTime } from '@internationalized/date';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { DateTimeRange } from './DateTimeRange.tsx';

const range = {
  start: parseZonedDateTime('2026-11-18T08:00[UTC]'),
  end: parseZonedDateTime('2026-11-18T12:30[UTC]'),
};

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Offer the ranges that people ask for most.',
        example: (
          <DateTimeRange
            label="Calls between"
            value={range}
            onChange={ignore}
            timeZone="UTC"
            presets={['today', 'last7Days']}
          />
        ),
      },
      dont: {
        text: 'Don’t ask for times where whole days are enough. Use a `DateRangePicker`.',
        example: <DateTimeRange label="Holiday" value={range} onChange={ignore} timeZone="UTC" presets={[]} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'names the range'],
    ['Presets', 'fill in both ends'],
    ['Start and end', 'date and time, typed or picked'],
    ['Time zone', 'below the fields'],
    ['Description or error message', 'below the fields'],
  ],
  screenReader: [
    'It is a group with its label; the fields are announced as start and end, and each part with its name and value.',
    'An end before the start is announced as an error.',
  ],
};
