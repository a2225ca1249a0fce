import { IconHome, IconKey } from '@tabler/icons-react';
import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { NavigationTree } from '../NavigationTree/NavigationTree.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use different icons for all items at the top level.',
        example: (
          <NavigationTree
            label="Main"
            sections={[
              {
                id: 'work',
                items: [
                  { id: 'home', label: 'Home', href: '#', icon: <IconHome size={20} stroke={1.5} /> },
                  { id: 'keys', label: 'Keys', href: '#keys', icon: <IconKey size={20} stroke={1.5} /> },
                ],
              },
            ]}
            current="#"
          />
        ),
      },
      dont: {
        text: 'Don’t repeat an icon: the narrow sidebar shows nothing else.',
        example: (
          <NavigationTree
            label="Main"
            sections={[
              {
                id: 'work',
                items: [
                  { id: 'home', label: 'Home', href: '#', icon: <IconKey size={20} stroke={1.5} /> },
                  { id: 'keys', label: 'Keys', href: '#keys', icon: <IconKey size={20} stroke={1.5} /> },
                ],
              },
            ]}
            current="#"
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Logo and name', 'link to the home page'],
    ['Navigation', 'a `NavigationTree`, scrolls by itself'],
    ['Footer', 'account and sign-out, always visible'],
  ],
  screenReader: [
    'It is a complementary landmark that contains the navigation; both have the label.',
    'The narrow sidebar expands while it contains the focus, so that names are visible.',
  ],
};
