import { isAreaPage } from '@apiyard/kit/areas/tool-href.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { hubCopy } from '../hub-copy.ts';
import { responseCopy } from '../response/response-copy.ts';

export default definePage({
  path: '/hub/*',
  layout: 'full',
  access: 'anyone',
  title: 'hub.title',
  copies: [hubCopy, responseCopy],
  load: () => import('./playground.route.tsx'),
  parent: ({ pathname }) => {
    const area = pathname.split('/')[2];
    return isAreaPage(area) ? `/${area}` : '/hub';
  },
  isServerRendered: true,
  // Values of a shared link are read from the address once the browser has taken the form over.
  isSameForAnyQuery: true,
  finders: [{ isSearch: true, isResult: true, load: () => import('../in-browser/inline.finder.ts') }],
});
