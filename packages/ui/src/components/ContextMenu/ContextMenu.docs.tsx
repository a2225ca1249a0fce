import { IconDots } from '@tabler/icons-react';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Offer the same actions with a visible button.',
        example: (
          <Inline>
            <ContextMenu label="Actions for orders.csv" items={[{ id: 'rename', label: 'Rename' }]}>
              <Button>orders.csv</Button>
            </ContextMenu>
            <IconButton label="Actions for orders.csv" icon={<IconDots size={20} stroke={1.5} />} />
          </Inline>
        ),
      },
      dont: {
        text: 'Don’t put an action only into it: people who don’t look for it never find it.',
        example: (
          <ContextMenu label="Actions for orders.csv" items={[{ id: 'delete', label: 'Delete' }]}>
            <Button>orders.csv</Button>
          </ContextMenu>
        ),
      },
    },
  ],
  anatomy: [
    ['Object', 'what the actions are for; something in it can have the focus'],
    ['Menu', 'at the pointer, or below the focused element'],
    ['Item', 'as in a `Menu`'],
  ],
  screenReader: [
    'The menu is announced with its label. The object does not announce it: say in the help that Shift F10 opens it.',
    'On closing, focus returns to the object.',
  ],
};
