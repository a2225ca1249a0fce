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
  // Values of a shared link are read from the address once the browser has taken the form over.
  isSameForAnyQuery: true,
});
