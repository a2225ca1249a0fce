import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { FileDrop } from './FileDrop.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say in the description which types and sizes are accepted.',
        example: (
          <FileDrop
            label="Logo"
            description="PNG or SVG, up to 1 MB."
            accept={['image/png', 'image/svg+xml']}
            value={null}
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t let people find out the limits by failing.',
        example: <FileDrop label="Logo" accept={['image/png', 'image/svg+xml']} value={null} onChange={ignore} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the area'],
    ['Drop area', 'takes dropped and pasted files'],
    ['Button', 'opens the file dialog'],
    ['File', 'its name, its size and a button that removes it'],
    ['Description', 'the accepted types and the maximum size'],
    ['Error message', 'replaces the description if a file was rejected'],
  ],
  screenReader: [
    'The group and the drop area have the label; the button is announced as “Choose file”.',
    'A rejected file is announced with the reason as soon as it was chosen.',
    'The remove button contains the name of the file.',
  ],
};
