import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Menu } from './Menu.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Name the object of the actions in the label of the menu.',
        example: (
          <Inline>
            <Text>main</Text>
            <Menu
              label="Actions for key main"
              trigger={<Button opens="menu">Actions</Button>}
              items={[{ id: 'rename', label: 'Rename' }]}
            />
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t hide a single action in a menu. Show the `Button`.',
        example: (
          <Inline>
            <Text>main</Text>
            <Menu
              label="Actions"
              trigger={<Button opens="menu">More</Button>}
              items={[{ id: 'rename', label: 'Rename' }]}
            />
          </Inline>
        ),
      },
    },
  ],
  anatomy: [
    ['Trigger', 'the button that opens the menu'],
    ['Group', 'items under a line, with an optional title'],
    ['Item', 'an icon and a label; a link if it has an address'],
    ['Check mark', 'on the item in force, if the menu is a choice'],
    ['Destructive item', 'in the error tone, last'],
  ],
  screenReader: [
    'The trigger announces that it opens a menu and whether it is open. The menu is announced with its label.',
    'Items read their position; in a choice, they read whether they are checked.',
  ],
};
