import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { portrait } from '../../story/docs/portrait.ts';
import { Compare } from './Compare.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Say in the alternative texts what differs.',
        example: (
          <Compare
            label="Landscape before and after conversion"
            before={{ src: portrait, alt: 'Portrait in colour' }}
            after={{ src: portrait, alt: 'Portrait in grey' }}
            view="sides"
          />
        ),
      },
      dont: {
        text: 'Don’t use it for texts. Use a `Diff`.',
        example: (
          <Stack space={1}>
            <Text>The quick brown fox</Text>
            <Text>The quick red fox</Text>
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    ['View', 'slider, or side by side'],
    ['Pictures', 'scaled to the same area'],
    ['Divider', 'a slider between the two'],
    ['Labels', 'before and after'],
    ['Captions', 'below the pictures'],
  ],
  screenReader: [
    'The divider is a slider with the label, and reads its share in percent. Both pictures have their alternative texts.',
  ],
};
