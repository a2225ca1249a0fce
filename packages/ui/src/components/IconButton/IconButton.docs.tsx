import { IconCopy, IconSparkles } from '@tabler/icons-react';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { IconButton } from './IconButton.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use icons that people know, with a label that names the action and its object.',
        example: <IconButton label="Copy the key" icon={<IconCopy size={20} stroke={1.5} />} />,
      },
      dont: {
        text: 'Don’t use an icon that could mean several things. Write the action on a `Button`.',
        example: <IconButton label="Roll back to this revision" icon={<IconSparkles size={20} stroke={1.5} />} />,
      },
    },
  ],
  anatomy: [
    ['Icon', '20 px, the only visible content'],
    ['Target', '30 px square, or as high as a field; 44 px for touch'],
    ['Tooltip', 'shows the label on hover and keyboard focus'],
  ],
  screenReader: [
    'The label is the accessible name. The tooltip shows the same text and adds nothing that is read.',
    'Several buttons of the same kind need different names: “Delete key main”, “Delete key test”.',
  ],
};
