import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Stack } from './Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use less space inside a group than between groups.',
        example: (
          <Stack space={3}>
            <Stack space={0.5}>
              <Text weight="heading">main</Text>
              <Text tone="quiet">Created in March</Text>
            </Stack>
            <Stack space={0.5}>
              <Text weight="heading">test</Text>
              <Text tone="quiet">Created in May</Text>
            </Stack>
          </Stack>
        ),
      },
      dont: {
        text: 'Don’t use the same space everywhere: groups can’t be seen.',
        example: (
          <Stack space={2}>
            <Text weight="heading">main</Text>
            <Text tone="quiet">Created in March</Text>
            <Text weight="heading">test</Text>
            <Text tone="quiet">Created in May</Text>
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    ['Items', 'one below the other'],
    ['Gap', 'the same between all items'],
  ],
  screenReader: [
    'With `as="ul"` it is a list, and with `as="main"` or `as="nav"` a landmark. Otherwise it has no role.',
  ],
};
