import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Timeline } from './Timeline.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say what happened, in the past tense.',
        example: (
          <Timeline
            label="History of the key"
            timeZone="UTC"
            events={[
              { id: 'b', title: 'Key revoked', at: '2026-11-20T09:30:00Z', tone: 'error' },
              { id: 'a', title: 'Key created', at: '2026-11-18T08:00:00Z' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t list what is still to be done. Use a `Stepper`.',
        example: (
          <Timeline
            label="Tasks"
            timeZone="UTC"
            events={[{ id: 'a', title: 'Create a key', at: '2026-12-18T08:00:00Z' }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Mark', 'a dot, an icon or the sign of a status'],
    ['Line', 'connects the events'],
    ['Title', 'what happened'],
    ['Time', 'in the format of the locale'],
    ['Description', 'more about the event'],
  ],
  screenReader: ['It is an ordered list with its label. The status is read as a word before the title.'],
};
