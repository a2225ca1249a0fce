import { IconSettings } from '@tabler/icons-react';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { sampleContentCopy } from '@apiyard/kit/SampleContentNotice/sample-content-copy.ts';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { settingsCopy } from './settings-copy.ts';

export default definePage({
  path: '/admin/settings',
  layout: 'full',
  access: 'admin',
  title: 'siteSettings.title',
  copies: [problemsCopy, settingsCopy, sampleContentCopy, unsavedCopy],
  load: () => import('./settings.route.tsx'),
  menu: [{ group: 'admin-system', order: 30, label: 'shell.nav.settings', icon: IconSettings }],
});
