import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Bleed } from './Bleed.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Let a picture, a table or a line reach the edge of its card.',
        example: (
          <Card>
            <Stack>
              <Bleed inline="card" blockStart="card">
                <Skeleton shape="block" height={8} />
              </Bleed>
              <Text>Preview of the page</Text>
            </Stack>
          </Card>
        ),
      },
      dont: {
        text: 'Don’t let text reach the edge.',
        example: (
          <Card>
            <Bleed inline="card">
              <Text>Preview of the page</Text>
            </Bleed>
          </Card>
        ),
      },
    },
  ],
  anatomy: [['Content', 'as wide as the container with its padding']],
  screenReader: ['It changes only the layout and has no role. The reading order stays as in the code.'],
};
