import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { Select } from './Select.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use it for a handful of options with short names.',
        example: (
          <Select
            label="Format"
            options={[
              { id: 'png', label: 'PNG' },
              { id: 'svg', label: 'SVG' },
              { id: 'webp', label: 'WebP' },
            ]}
            value="png"
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t hide two options in a list. Use a `RadioGroup` or a `Switch`.',
        example: (
          <Select
            label="Notifications"
            options={[
              { id: 'on', label: 'On' },
              { id: 'off', label: 'Off' },
            ]}
            value="on"
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field; can be hidden in toolbars'],
    ['Button', 'the selected option, or the placeholder'],
    ['Chevron', 'shows that a list opens'],
    ['List', 'the options; the selected one is checked'],
    ['Description or error message', 'below the field'],
  ],
  screenReader: [
    'The button reads the label and the selected option, and announces that it opens a list.',
    'Options read their description and their position.',
  ],
};
