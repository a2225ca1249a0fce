import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { MessageList } from './MessageList.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Mark where the unread messages begin.',
        example: (
          <MessageList
            label="Messages with Noor"
            me="me"
            timeZone="UTC"
            firstUnread="2"
            messages={[
              { id: '1', author: { id: 'me', name: 'Me' }, at: '2026-11-23T09:40:00Z', text: 'Is it ready?' },
              { id: '2', author: { id: 'noor', name: 'Noor' }, at: '2026-11-23T09:41:00Z', text: 'Yes.' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for events of an object. Use a `Timeline`.',
        example: (
          <MessageList
            label="History"
            me="me"
            timeZone="UTC"
            messages={[
              { id: '1', author: { id: 'log', name: 'Log' }, at: '2026-11-23T09:40:00Z', text: 'Key created' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Day', 'a line with the date'],
    ['Unread line', 'above the first unread message'],
    ['Message', 'a `Bubble`'],
    ['Jump to latest', 'a button with the number of new messages, while the end is not in view'],
  ],
  screenReader: [
    'It is announced as a log with its label. New messages of others are announced, up to three by their text, then by their number.',
    'Loading older messages does not move the focus.',
  ],
};
