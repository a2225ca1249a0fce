import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { KeyHint } from './KeyHint.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Write `Mod` for Ctrl and ⌘.',
        example: (
          <Inline>
            <Text>Search</Text>
            <KeyHint keys={['Mod', 'K']} />
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t write out the keys of one system.',
        example: (
          <Inline>
            <Text>Search</Text>
            <Text isMono as="span">
              Ctrl+K
            </Text>
          </Inline>
        ),
      },
    },
  ],
  anatomy: [['Key', 'one cap for each key, in the order in which they are pressed']],
  screenReader: [
    'Keys are read by name: “Command K”. With `isSilent` they are hidden, because the control announces them.',
  ],
};
