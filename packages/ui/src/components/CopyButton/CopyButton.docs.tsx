import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { CopyButton } from './CopyButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Place the button directly after the value that it copies.',
        example: (
          <Inline space={0.5}>
            <Text isMono>ay_live_4f2c</Text>
            <CopyButton text="ay_live_4f2c" />
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t place it where it is unclear which value is copied.',
        example: (
          <Stack space={0.5}>
            <Text isMono>ay_live_4f2c</Text>
            <Text isMono>ay_test_91bd</Text>
            <CopyButton text="ay_live_4f2c" />
          </Stack>
        ),
      },
    },
  ],
  anatomy: [
    ['Icon', 'two sheets; for two seconds a check mark or a warning sign'],
    ['Tooltip', 'shows the label'],
    ['Status', 'visually hidden, announces the result'],
  ],
  screenReader: [
    'The result is announced as a status: that the value was copied, or that copying failed. Focus stays on the button.',
    'If a page has several, set `label` to say what each one copies.',
  ],
};
