import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Alert } from './Alert.tsx';
import { Link } from '../Link/Link.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say what is true and what to do about it.',
        example: (
          <Alert tone="warning" action={<Link href="#plan">Change plan</Link>}>
            You have used 90% of this month’s quota.
          </Alert>
        ),
      },
      dont: {
        text: 'Don’t use it to confirm an action. Use a `Toast`, which goes away by itself.',
        example: <Alert tone="success">Key renamed.</Alert>,
      },
    },
  ],
  anatomy: [
    ['Icon', 'the tone as a sign, with a name for screen readers'],
    ['Title', 'optional, if the text is longer than one line'],
    ['Text', 'what is true and what to do'],
    ['Action', 'one quiet button or link'],
    ['Close button', 'hides the alert'],
  ],
  screenReader: [
    'Warnings and errors are announced immediately, success and information at the next pause.',
    'The tone is read as a word before the text. After closing, focus moves to what follows.',
  ],
};
