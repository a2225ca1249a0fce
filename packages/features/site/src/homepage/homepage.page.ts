import { definePage } from '@apiyard/kit/routing/page.ts';
import { homepageCopy } from './homepage-copy.ts';

export default definePage({
  path: '/homepage',
  layout: 'site',
  access: 'anyone',
  title: 'homepage.title',
  description: 'homepage.purpose',
  copies: [homepageCopy],
  load: () => import('./homepage.route.tsx'),
});
