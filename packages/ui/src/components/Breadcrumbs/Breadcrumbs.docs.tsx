import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use the titles of the pages.',
        example: (
          <Breadcrumbs
            items={[{ label: 'Account', href: '#account' }, { label: 'API keys', href: '#keys' }, { label: 'main' }]}
          />
        ),
      },
      dont: {
        text: 'Don’t show the way that the user came. Pages have one place.',
        example: (
          <Breadcrumbs
            items={[{ label: 'Search', href: '#search' }, { label: 'Back', href: '#back' }, { label: 'main' }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Link', 'a parent page'],
    ['Separator', 'an arrow in reading direction, hidden from screen readers'],
    ['Menu button', 'lists pages that do not fit'],
    ['Current page', 'last, not a link'],
  ],
  screenReader: ['It is a navigation landmark with an ordered list. The current page is marked as such.'],
};
