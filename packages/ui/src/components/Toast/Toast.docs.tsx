import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  experimental: 'React Aria marks its toasts as unstable. The props of `toast.show` stay the same when that changes.',
  doAndDont: [
    {
      do: {
        text: 'Say in one sentence what happened, and offer to undo it.',
        example: (
          <Alert
            tone="success"
            action={
              <Button tone="plain" size="small">
                Undo
              </Button>
            }
          >
            Key deleted.
          </Alert>
        ),
      },
      dont: {
        text: 'Don’t put anything into a toast that people must read or decide. It goes away.',
        example: <Alert tone="info">Your key is ay_live_4f2c. It is shown only once.</Alert>,
      },
    },
  ],
  anatomy: [
    ['Icon', 'the tone as a sign, with a name for screen readers'],
    ['Message', 'one sentence'],
    ['Action', 'at most one, such as Undo'],
    ['Close button', 'always there'],
    ['Region', 'holds up to three toasts, above the page'],
  ],
  screenReader: [
    'A new toast is announced without moving the focus. F6 moves focus to the region, a landmark named “Notifications”.',
    'The timer pauses while a toast has the focus; errors have none.',
  ],
};
