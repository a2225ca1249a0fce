import { IconHeart, IconHeartFilled, IconTrash } from '@tabler/icons-react';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { ToggleButton } from './ToggleButton.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show the state with a filled icon, and keep the name.',
        example: (
          <ToggleButton
            label="Favourite"
            icon={<IconHeart size={20} stroke={1.5} />}
            selectedIcon={<IconHeartFilled size={20} />}
            isSelected
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t swap the icon for one of another meaning: it reads as a different action.',
        example: (
          <ToggleButton
            label="Favourite"
            icon={<IconHeart size={20} stroke={1.5} />}
            selectedIcon={<IconTrash size={20} stroke={1.5} />}
            isSelected
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Icon', 'outlined while off, filled while on'],
    ['Target', '30 px square, or as high as a field; 44 px for touch'],
    ['Tooltip', 'the label, or `labelSelected` while it is on'],
  ],
  screenReader: [
    'It is announced as a toggle button with its name and whether it is pressed. The name stays the same in both states.',
  ],
};
