import { credentialsCopy } from '@apiyard/kit/credentials/credentials-copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { authCopy } from './auth-copy.ts';

export default definePage({
  path: '/auth/register',
  layout: 'blank',
  access: 'visitor',
  title: 'auth.register.title',
  copies: [authCopy, credentialsCopy, problemsCopy],
  load: () => import('./register.route.tsx'),
  palette: [{ label: 'palette.register' }],
});
