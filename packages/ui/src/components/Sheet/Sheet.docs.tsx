import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say on the button what happens, with a number if there is one.',
        example: (
          <Card title="Filters" titleLevel={4}>
            <Stack>
              <Switch isSelected onChange={ignore}>
                Works without a key
              </Switch>
              <Inline justify="end">
                <Button>Cancel</Button>
                <Button tone="primary">Show 24 tools</Button>
              </Inline>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Don’t use it for a single question. Use a `Dialog`.',
        example: (
          <Card title="Delete key main?" titleLevel={4}>
            <Inline justify="end">
              <Button>Cancel</Button>
              <Button tone="dangerSolid">Delete key</Button>
            </Inline>
          </Card>
        ),
      },
    },
  ],
  anatomy: [
    ['Overlay', 'dims the page'],
    ['Title', 'names the content'],
    ['Close button', 'next to the title'],
    ['Content', 'scrolls if it is long'],
    ['Actions', 'at the end, always visible'],
  ],
  screenReader: [
    'It is announced as a dialog with its title. The rest of the page is hidden while it is open, and focus returns to the trigger.',
  ],
};
