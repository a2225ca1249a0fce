import { CalendarDate } from '@internationalized/date';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Scheduler } from './Scheduler.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Give each kind of event a name and a colour.',
        example: (
          <Scheduler
            label="Team calendar"
            timeZone="UTC"
            defaultDate={new CalendarDate(2026, 11, 20)}
            defaultView="agenda"
            events={[]}
            onOpen={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it to choose a date. Use a `Calendar`.',
        example: (
          <Scheduler
            label="Day of delivery"
            timeZone="UTC"
            defaultDate={new CalendarDate(2026, 11, 20)}
            defaultView="agenda"
            views={['agenda']}
            events={[]}
            onOpen={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Toolbar', 'today, previous, next, the period and the views'],
    ['Grid', 'days, or hours of days'],
    ['Event', 'a title and a time, in the colour of its category'],
    ['Now', 'a line at the current time'],
    ['Agenda', 'the events as a list'],
  ],
  screenReader: [
    'It is a grid with its label. Days and slots read their date, time and events; events read title, time and category.',
    'Moving and resizing is announced step by step: picked up, the new time, confirmed or cancelled.',
  ],
};
