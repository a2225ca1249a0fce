import { IconBold, IconItalic, IconList, IconListNumbers } from '@tabler/icons-react';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar, ToolbarGroup, ToolbarSeparator } from './Toolbar.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Separate groups of related controls with a line.',
        example: (
          <Toolbar label="Text formatting">
            <ToolbarGroup label="Style">
              <IconButton label="Bold" icon={<IconBold size={20} stroke={1.5} />} />
              <IconButton label="Italic" icon={<IconItalic size={20} stroke={1.5} />} />
            </ToolbarGroup>
            <ToolbarSeparator />
            <ToolbarGroup label="Lists">
              <IconButton label="Bulleted list" icon={<IconList size={20} stroke={1.5} />} />
              <IconButton label="Numbered list" icon={<IconListNumbers size={20} stroke={1.5} />} />
            </ToolbarGroup>
          </Toolbar>
        ),
      },
      dont: {
        text: 'Don’t line up many controls without an order that people can recognize.',
        example: (
          <Toolbar label="Text formatting">
            <IconButton label="Bold" icon={<IconBold size={20} stroke={1.5} />} />
            <IconButton label="Bulleted list" icon={<IconList size={20} stroke={1.5} />} />
            <IconButton label="Italic" icon={<IconItalic size={20} stroke={1.5} />} />
            <IconButton label="Numbered list" icon={<IconListNumbers size={20} stroke={1.5} />} />
          </Toolbar>
        ),
      },
    },
  ],
  anatomy: [
    ['Toolbar', 'one Tab stop for all its controls'],
    ['Group', 'related controls, with a name of their own'],
    ['Separator', 'a line between groups'],
    ['Controls', 'buttons, toggle buttons and menus'],
  ],
  screenReader: [
    'It is announced as a toolbar with its label, and each group with its own.',
    'Controls keep their roles: buttons, toggle buttons, menu buttons.',
  ],
};
