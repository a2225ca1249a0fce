import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Let items wrap where there is no room.',
        example: (
          <Inline>
            <Badge>Free</Badge>
            <Badge tone="success">Operational</Badge>
            <Badge tone="info">New</Badge>
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t use it for long texts side by side. Use `Columns`.',
        example: (
          <Inline wrap={false}>
            <Text>The cost of a call depends on its tool.</Text>
            <Text>What is left over does not carry into the next month.</Text>
          </Inline>
        ),
      },
    },
  ],
  anatomy: [
    ['Items', 'in reading direction, with their natural width'],
    ['Gap', 'between items and lines'],
  ],
  screenReader: ['With `as="ul"` it is a list, and the number of items is read. Otherwise it has no role.'],
};
