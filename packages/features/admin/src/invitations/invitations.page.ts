import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { definePage } from '@apiyard/kit/routing/page.ts';
import { invitationsCopy } from './invitations-copy.ts';

export default definePage({
  path: '/admin/invitations',
  layout: 'full',
  access: 'admin',
  title: 'invitations.title',
  copies: [invitationsCopy, problemsCopy],
  load: () => import('./invitations.route.tsx'),
  parent: '/admin/users',
  palette: [{ label: 'palette.invitations' }, { label: 'palette.invite', href: '/admin/invitations?new' }],
});
