import { IconSpeakerphone } from '@tabler/icons-react';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { sampleContentCopy } from '@apiyard/kit/SampleContentNotice/sample-content-copy.ts';
import { updatesCopy } from './updates-copy.ts';

export default definePage({
  path: '/recent-updates',
  layout: 'full',
  access: 'anyone',
  title: 'updates.title',
  copies: [updatesCopy, sampleContentCopy],
  load: () => import('./updates.route.tsx'),
  menu: [
    { group: 'learn', order: 20, label: 'shell.nav.updates', icon: IconSpeakerphone, hasNews: true },
    { group: 'site-learn', order: 20, label: 'shell.nav.updates' },
  ],
  isInSitemap: true,
  isServerRendered: true,
});
