import type { Suggestion } from '@apiyard/api/contract/scrapers/scrapers';
import type { Found } from '../start/suggest.machine.ts';
import { storyDefinition } from './story-scrapers.ts';

const books: Suggestion = {
  kind: 'repeated',
  title: '20 × article.product',
  score: 0.92,
  count: 20,
  fields: [
    { name: 'title', samples: ['A Light in the Attic', 'Tipping the Velvet', 'Soumission'] },
    { name: 'price', samples: [51.77, 53.74, 50.1] },
    { name: 'link', samples: ['https://books.example/1', 'https://books.example/2'] },
    { name: 'inStock', samples: [true, true, false] },
  ],
  definition: storyDefinition,
};

const page: Suggestion = {
  kind: 'ld-json',
  title: 'BreadcrumbList',
  score: 0.41,
  count: 1,
  fields: [
    { name: 'name', samples: ['Books'] },
    {
      name: 'items',
      samples: [
        [
          { position: 1, name: 'Home' },
          { position: 2, name: 'Books' },
        ],
      ],
    },
  ],
  definition: { ...storyDefinition, source: 'ld-json', title: 'Breadcrumbs', path: 'books/breadcrumbs' },
};

const table: Suggestion = {
  kind: 'table',
  title: 'table.opening-hours',
  score: 0.35,
  count: 7,
  fields: [],
  definition: { ...storyDefinition, title: 'Opening hours', path: 'books/hours' },
};

export const storyFound: Found = { items: [books, page, table], hints: [] };

export const nothingFound: Found = {
  items: [],
  hints: [
    {
      code: 'script-shell',
      detail: 'The page is rendered in the browser: its HTML has 14 characters of text and 6 scripts.',
      at: null,
    },
    {
      code: 'json-found',
      detail: 'JSON found in a script element (48 kB). Read the page as script-json.',
      at: '#__NEXT_DATA__',
    },
  ],
};

export const longFound: Found = {
  items: [
    {
      ...books,
      title: `48 × div.${'donaudampfschifffahrt'.repeat(8)}`,
      fields: Array.from({ length: 14 }, (_, index) => ({
        name: `rindfleischetikettierung${index}`,
        samples: ['Kraftfahrzeughaftpflichtversicherung'.repeat(6), null, 1234567.89],
      })),
    },
  ],
  hints: [],
};
