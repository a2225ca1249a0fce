import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Bubble } from './Bubble.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Say what to do if a message was not sent.',
        example: (
          <Bubble author="Me" at="2026-11-23T09:41:00Z" timeZone="UTC" side="own" status="failed" onRetry={ignore}>
            The export is ready.
          </Bubble>
        ),
      },
      dont: {
        text: 'Don’t use it for messages of the app. Use an `Alert`.',
        example: (
          <Bubble author="System" at="2026-11-23T09:41:00Z" timeZone="UTC">
            Your plan ends tomorrow.
          </Bubble>
        ),
      },
    },
  ],
  anatomy: [
    ['Picture and name', 'of the author; not on own messages'],
    ['Text', 'on a tinted surface'],
    ['Attachments', 'pictures and files below the text'],
    ['Time and status', 'sending, sent or failed'],
    ['Retry button', 'on a message that was not sent'],
  ],
  screenReader: ['The author, the text, the time and the status are read in this order. The status is read as a word.'],
};
