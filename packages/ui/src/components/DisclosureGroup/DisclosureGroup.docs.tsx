import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { DisclosureGroup } from './DisclosureGroup.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Write titles that say what is inside.',
        example: (
          <DisclosureGroup
            items={[
              { id: 'a', title: 'How are calls counted?', content: <Text>By tool.</Text> },
              { id: 'b', title: 'When does the quota reset?', content: <Text>Every month.</Text> },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t hide content that people compare.',
        example: (
          <DisclosureGroup
            items={[
              { id: 'a', title: 'Free plan', content: <Text>1,000 calls</Text> },
              { id: 'b', title: 'Premium plan', content: <Text>50,000 calls</Text> },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Section', 'a `Disclosure`'],
    ['Line', 'between the sections'],
  ],
  screenReader: [
    'Each title is a button inside a heading, and reads whether it is expanded. Opening one may close another, which is not announced.',
  ],
};
