import { definePage } from '@apiyard/kit/routing/page.ts';
import { hubCopy } from './hub-copy.ts';
import { responseCopy } from './response/response-copy.ts';

export default definePage({
  path: '/hub/*',
  layout: 'full',
  access: 'anyone',
  title: 'hub.title',
  copies: [hubCopy, responseCopy],
  load: () => import('./playground.route.tsx'),
  isServerRendered: true,
});
