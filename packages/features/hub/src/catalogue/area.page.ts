import { areaIcons } from '@apiyard/kit/areas/area-icons.ts';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import { areaPagesCopy } from '@apiyard/kit/areas/pages/area-pages-copy.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { areaPages } from '@apiyard/kit/areas/tool-href.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { hubCopy } from '../hub-copy.ts';

export default areaPages.map((area, index) => {
  const { name } = areaKeys[area];
  return definePage({
    path: `/${area}`,
    layout: 'full',
    access: 'anyone',
    title: name,
    copies: [hubCopy, areasCopy, areaPagesCopy],
    load: () => import('./catalogue.route.tsx'),
    isServerRendered: true,
    parent: '/hub',
    menu: [{ group: 'areas', order: index * 10, label: name, icon: areaIcons[area], area }],
  });
});
