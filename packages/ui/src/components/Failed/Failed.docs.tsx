import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Failed } from './Failed.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say what happened, what was kept and what to do.',
        example: (
          <Failed title="The posts could not be loaded" picture={null} onRetry={ignore}>
            The server did not respond within 10 seconds. Your draft is kept.
          </Failed>
        ),
      },
      dont: {
        text: 'Don’t show a code without an explanation or a way on.',
        example: (
          <Failed title="Error 504" picture={null}>
            Gateway timeout.
          </Failed>
        ),
      },
    },
  ],
  anatomy: [
    ['Illustration', 'decorative; left out in small places'],
    ['Title', 'what did not work'],
    ['Text', 'what happened, what was kept, what to do'],
    ['Retry button', 'and another action beside it'],
    ['Request ID', 'with a button that copies it'],
  ],
  screenReader: [
    'It is announced as an alert when it appears. The illustration is hidden.',
    'The copy button says that it copies the request ID.',
  ],
};
