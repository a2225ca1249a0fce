import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Emphasize a few words.',
        example: (
          <Text>
            Uses 1 call ·{' '}
            <Text as="strong" weight="heading">
              999 left today
            </Text>
          </Text>
        ),
      },
      dont: {
        text: 'Don’t use bold text as a heading. Screen readers don’t find it.',
        example: (
          <Stack space={1}>
            <Text weight="bold">API keys</Text>
            <Text>A key lets your programs call the tools.</Text>
          </Stack>
        ),
      },
    },
  ],
  anatomy: [['Text', 'a paragraph, or a part of one']],
  screenReader: ['Tones are not announced: say the same in a word. Truncated text is read in full.'],
};
