import { credentialsCopy } from '@apiyard/kit/credentials/credentials-copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { authCopy } from '../auth-copy.ts';

export default definePage({
  path: '/auth/forgot-password',
  layout: 'blank',
  access: 'anyone',
  title: 'auth.forgot.title',
  copies: [authCopy, credentialsCopy, problemsCopy],
  load: () => import('./forgot-password.route.tsx'),
  palette: [{ label: 'palette.forgotPassword', isForVisitors: true }],
});
