import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { landingCopy } from './landing-copy.ts';

export default definePage({
  path: '/',
  layout: 'site',
  access: 'anyone',
  title: 'landing.title',
  description: 'landing.description',
  copies: [landingCopy, areasCopy],
  load: () => import('./landing.route.tsx'),
  forPeople: '/dashboards',
});
