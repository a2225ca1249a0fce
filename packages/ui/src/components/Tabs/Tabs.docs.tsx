import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Tabs } from './Tabs.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use one or two words of the same kind for each tab.',
        example: (
          <Tabs
            label="Language of the example"
            items={[
              { id: 'curl', label: 'curl', content: <Text>curl https://…</Text> },
              { id: 'python', label: 'Python', content: <Text>requests.get(…)</Text> },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t split a task that people do in order. Use a `Stepper`.',
        example: (
          <Tabs
            label="Checkout"
            items={[
              { id: 'a', label: '1. Address', content: <Text>Street and city</Text> },
              { id: 'b', label: '2. Payment', content: <Text>Card</Text> },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Tab list', 'named by the label'],
    ['Tab', 'selects a view'],
    ['Line', 'under the tabs; thicker under the selected one'],
    ['Panel', 'the selected view'],
  ],
  screenReader: [
    'The tab list is announced with its label; tabs read their position and whether they are selected.',
    'The panel has the name of its tab and can have the focus.',
  ],
};
