import { IconSearch } from '@tabler/icons-react';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Show the shortcut on the button that opens it.',
        example: (
          <Inline>
            <Button icon={<IconSearch size={20} stroke={1.5} />}>Search</Button>
            <KeyHint keys={['Mod', 'K']} />
          </Inline>
        ),
      },
      dont: { text: 'Don’t make the shortcut the only way to open it.', example: <Text>Press Ctrl K to search.</Text> },
    },
  ],
  anatomy: [
    ['Search field', 'keeps the focus'],
    ['Group', 'items under a title'],
    ['Item', 'an icon, a label, a description and the keys of its shortcut'],
    ['Status', 'what is loading or failed, with a button to retry'],
    ['Empty message', 'if nothing matches'],
  ],
  screenReader: [
    'It is announced as a dialog with its title. The focus stays in the search field, and the current item is read.',
    'The number of results is announced after typing.',
  ],
};
