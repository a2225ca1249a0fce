import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Ask a question in the title, and repeat its verb on the button.',
        example: (
          <Card title="Delete key main?" titleLevel={4}>
            <Stack>
              <Text>Programs that use it stop working immediately.</Text>
              <Inline justify="end">
                <Button>Cancel</Button>
                <Button tone="dangerSolid">Delete key</Button>
              </Inline>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Don’t ask “Are you sure?”, and don’t answer with yes and no.',
        example: (
          <Card title="Are you sure?" titleLevel={4}>
            <Stack>
              <Text>Do you really want to do this?</Text>
              <Inline justify="end">
                <Button>No</Button>
                <Button tone="dangerSolid">Yes</Button>
              </Inline>
            </Stack>
          </Card>
        ),
      },
    },
  ],
  anatomy: [
    ['Overlay', 'dims the page'],
    ['Title', 'names the task'],
    ['Close button', 'not in an `alertdialog`'],
    ['Content', 'scrolls if it is long'],
    ['Actions', 'at the end; the confirming button is last'],
  ],
  screenReader: [
    'It is announced as a dialog with its title. The rest of the page is hidden while it is open.',
    'An `alertdialog` also reads its content, and its first button, the safe one, has the focus.',
    'On closing, focus returns to the button that opened it.',
  ],
};
