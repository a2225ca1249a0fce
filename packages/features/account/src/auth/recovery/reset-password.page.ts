import { credentialsCopy } from '@apiyard/kit/credentials/credentials-copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { authCopy } from '../auth-copy.ts';

export default definePage({
  path: '/auth/reset-password',
  layout: 'blank',
  access: 'anyone',
  title: 'auth.reset.title',
  copies: [authCopy, credentialsCopy, problemsCopy],
  load: () => import('./reset-password.route.tsx'),
});
