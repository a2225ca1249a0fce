import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use short labels of one kind.',
        example: (
          <ToggleButtonGroup
            label="Period"
            options={[
              { id: 'day', label: 'Day' },
              { id: 'week', label: 'Week' },
              { id: 'month', label: 'Month' },
            ]}
            value="week"
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t write sentences on the buttons. Use a `RadioGroup` for options that need an explanation.',
        example: (
          <ToggleButtonGroup
            label="Period"
            options={[
              { id: 'day', label: 'Only the calls of today' },
              { id: 'week', label: 'All calls since Monday' },
            ]}
            value="week"
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Group', 'holds two to five options in a row'],
    ['Option', 'a label, an icon, or an icon with a label'],
    ['Selected option', 'marked by its surface; with single selection there is always one'],
    ['Tooltip', 'names options that are only icons'],
  ],
  screenReader: [
    'The group is announced with its label. With single selection the options are radio buttons, with multiple selection toggle buttons.',
    'Options that are only icons have their label as accessible name.',
  ],
};
