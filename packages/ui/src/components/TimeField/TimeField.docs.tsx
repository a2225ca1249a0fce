import { Time } from '@internationalized/date';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { TimeField } from './TimeField.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Name the time zone if it is not the reader’s own.',
        example: <TimeField label="Runs at" description="UTC" value={new Time(9, 30)} onChange={ignore} />,
      },
      dont: {
        text: 'Don’t use it for a duration. Use a `NumberField` with a unit.',
        example: <TimeField label="Time limit" value={new Time(0, 10)} onChange={ignore} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Segments', 'hours, minutes and, in 12-hour locales, AM or PM'],
    ['Description', 'help below the field'],
    ['Error message', 'replaces the description while the time is invalid'],
  ],
  screenReader: ['The field is a group with its label. Each segment is read with its name and value.'],
};
