import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { Spread } from '../Spread/Spread.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Name actions as in the interface.',
        example: (
          <Spread>
            <Text>Go to dashboard</Text>
            <Inline space={0.5}>
              <KeyHint keys={['G']} />
              <KeyHint keys={['H']} />
            </Inline>
          </Spread>
        ),
      },
      dont: {
        text: 'Don’t describe what the keys do to the software.',
        example: (
          <Spread>
            <Text>Triggers navigation to the dashboard route</Text>
            <Inline space={0.5}>
              <KeyHint keys={['G']} />
              <KeyHint keys={['H']} />
            </Inline>
          </Spread>
        ),
      },
    },
  ],
  anatomy: [
    ['Title', 'names the sheet'],
    ['Group', 'shortcuts that work in the same place'],
    ['Shortcut', 'the action and its keys'],
    ['Close button', 'next to the title'],
  ],
  screenReader: [
    'It is announced as a dialog with its title. Keys are read by name, with “then” and “or” between them.',
  ],
};
