import { IconMenu2, IconUser } from '@tabler/icons-react';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Header } from './Header.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Limit it to the search and what is needed on every page.',
        example: (
          <Header
            start={<IconButton label="Menu" icon={<IconMenu2 size={20} stroke={1.5} />} />}
            end={<IconButton label="Account" icon={<IconUser size={20} stroke={1.5} />} />}
          />
        ),
      },
      dont: {
        text: 'Don’t put actions of a single page into it. They belong beside the title of the page.',
        example: (
          <Header
            start={<IconButton label="Menu" icon={<IconMenu2 size={20} stroke={1.5} />} />}
            end={<Button tone="primary">Create API key</Button>}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Start', 'the menu button, or the logo on pages without a sidebar'],
    ['Search', 'a field; below 900 px a button'],
    ['Links', 'to other pages, from 1200 px'],
    ['End', 'notifications, mode, account'],
  ],
  screenReader: ['It is the banner landmark of the page. The focus order is the visual order.'],
};
