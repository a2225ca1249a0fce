import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Card } from './Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use a heading for a group inside a card.',
        example: (
          <Card title="Usage" titleLevel={4}>
            <Stack space={1}>
              <Text weight="heading">Today</Text>
              <Text>1,204 calls</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Don’t put a card into a card.',
        example: (
          <Card title="Usage" titleLevel={4}>
            <Card title="Today" titleLevel={4}>
              <Text>1,204 calls</Text>
            </Card>
          </Card>
        ),
      },
    },
  ],
  anatomy: [
    ['Surface', 'with an edge or a shadow, as set in the customizer'],
    ['Title', 'a heading'],
    ['Actions', 'at the end of the title’s line'],
    ['Content', 'with padding, or up to the edge'],
  ],
  screenReader: [
    'A card with a title is a region with that name. Choose `titleLevel` so that no heading level is skipped.',
  ],
};
