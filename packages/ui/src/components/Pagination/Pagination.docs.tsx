import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Pagination } from './Pagination.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Place it below the list that it pages through.',
        example: (
          <Stack space={1}>
            <Text>11–20 of 96 posts</Text>
            <Pagination page={2} count={10} onChange={ignore} />
          </Stack>
        ),
      },
      dont: {
        text: 'Don’t show it for a single page.',
        example: (
          <Stack space={1}>
            <Text>3 posts</Text>
            <Pagination page={1} count={1} onChange={ignore} />
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    ['Previous and next', 'disabled at the ends'],
    ['Pages', 'the first, the last and those around the current one'],
    ['Ellipsis', 'stands for the pages between'],
    ['Page of pages', 'replaces the numbers on phones'],
  ],
  screenReader: [
    'It is a navigation landmark. Buttons say “go to page 3”; the current page is marked.',
    'On phones, the current page and the total are announced after a change.',
  ],
};
