import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Spread } from './Spread.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Put the name at the start and its figure at the end.',
        example: (
          <Spread>
            <Text>Calls this month</Text>
            <Text weight="heading" isTabular>
              1,204
            </Text>
          </Spread>
        ),
      },
      dont: {
        text: 'Don’t spread a field and its button over the page. Keep them together with `Inline`.',
        example: (
          <Spread>
            <Text>Rename the key</Text>
            <Button size="small">Rename</Button>
          </Spread>
        ),
      },
    },
  ],
  anatomy: [
    ['Start', 'the first of two items'],
    ['End', 'the second; below the first where both do not fit'],
  ],
  screenReader: ['It changes only the layout and has no role. The items are read in their order.'],
};
