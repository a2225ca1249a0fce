import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { NavigationTree } from './NavigationTree.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Group pages under short headings.',
        example: (
          <NavigationTree
            label="Main"
            sections={[
              {
                id: 'account',
                title: 'Account',
                items: [
                  { id: 'keys', label: 'API keys', href: '#keys' },
                  { id: 'plan', label: 'Plan', href: '#plan' },
                ],
              },
            ]}
            current="#keys"
          />
        ),
      },
      dont: {
        text: 'Don’t mix pages and actions.',
        example: (
          <NavigationTree
            label="Main"
            sections={[
              {
                id: 'account',
                title: 'Account',
                items: [
                  { id: 'keys', label: 'API keys', href: '#keys' },
                  { id: 'out', label: 'Delete account', href: '#delete' },
                ],
              },
            ]}
            current="#keys"
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Section title', 'a quiet heading'],
    ['Item', 'an icon and the name of the page'],
    ['Badge', 'a count or a word at the end'],
    ['Chevron', 'expands and collapses the pages below'],
    ['Current page', 'highlighted; its branch is expanded'],
  ],
  screenReader: [
    'It is a navigation landmark with its label. Items are links with their level and state; the current page is marked.',
  ],
};
