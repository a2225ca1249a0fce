import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Grid } from './Grid.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Set the least width at which an item is still readable.',
        example: (
          <Grid minColumn="6rem" space={1}>
            <Skeleton shape="block" height={6} />
            <Skeleton shape="block" height={6} />
            <Skeleton shape="block" height={6} />
            <Skeleton shape="block" height={6} />
          </Grid>
        ),
      },
      dont: {
        text: 'Don’t make columns so narrow that words break.',
        example: (
          <Grid minColumn="3rem" space={1}>
            <Text>Documentation</Text>
            <Text>Configuration</Text>
            <Text>Administration</Text>
            <Text>Authentication</Text>
          </Grid>
        ),
      },
    },
  ],
  anatomy: [
    ['Cell', 'one child; all have the same width'],
    ['Gap', 'between rows and columns; narrower on phones'],
  ],
  screenReader: ['With `as="ul"` it is a list, and the number of items is read. Otherwise it has no role.'],
};
