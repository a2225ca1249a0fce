import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Keep it to a few lines.',
        example: (
          <Card title="How quota is counted" titleLevel={4}>
            <Text>The cost of a call depends on its tool.</Text>
          </Card>
        ),
      },
      dont: {
        text: 'Don’t put a form into it: a press outside closes it and loses the input. Use a `Dialog`.',
        example: (
          <Card title="New key" titleLevel={4}>
            <Stack>
              <TextField label="Name" />
              <TextField label="Expires on" />
              <TextField label="Notes" />
              <Button tone="primary">Create key</Button>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  anatomy: [
    ['Trigger', 'the button that opens it'],
    ['Title', 'names the content'],
    ['Close button', 'next to the title'],
    ['Content', 'a few lines, or one or two settings'],
  ],
  screenReader: [
    'It is announced as a dialog with its title, and focus moves into it. On closing, focus returns to the trigger.',
  ],
};
