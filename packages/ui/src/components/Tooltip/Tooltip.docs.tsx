import { IconCopy } from '@tabler/icons-react';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Name an icon, or add a short hint to a control that is clear without it.',
        example: <IconButton label="Copy the key" icon={<IconCopy size={20} stroke={1.5} />} />,
      },
      dont: {
        text: 'Don’t hide information that people need. Write it on the page.',
        example: (
          <Tooltip label="The key is shown only once. Store it now.">
            <Button>Create key</Button>
          </Tooltip>
        ),
      },
    },
  ],
  anatomy: [
    ['Trigger', 'one control that can have the focus'],
    ['Bubble', 'a few words; appears after half a second of hover, or on keyboard focus'],
  ],
  screenReader: [
    'The tooltip describes its trigger and is read after the name. It is not read again if it is the name, as in `IconButton`.',
    'It is never shown on touch screens, so nothing may depend on it.',
  ],
};
