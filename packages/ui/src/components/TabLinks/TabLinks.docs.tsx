import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { TabLinks } from './TabLinks.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use it for pages with their own addresses.',
        example: (
          <TabLinks
            label="Pages of your account"
            items={[
              { id: 'profile', label: 'Profile', href: '#profile' },
              { id: 'security', label: 'Security', href: '#security' },
            ]}
            current="profile"
          />
        ),
      },
      dont: {
        text: 'Don’t use it for more pages than fit into two lines. Use a `NavigationTree`.',
        example: (
          <TabLinks
            label="Pages of your account"
            items={[
              'Profile',
              'Security',
              'Keys',
              'Plan',
              'Usage',
              'Invoices',
              'Team',
              'Webhooks',
              'Notifications',
            ].map((label) => ({ id: label, label, href: `#${label}` }))}
            current="Keys"
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Link', 'the name of a page'],
    ['Line', 'under the links; thicker under the current page'],
  ],
  screenReader: ['It is a navigation landmark with a list of links, not a tab list. The current page is marked.'],
};
