import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'accountPage.pages': 'Pages de votre compte',
  'accountPage.profile': 'Profil',
  'accountPage.security': 'Sécurité',
  'accountPage.keys': 'Clés d’API',
  'accountPage.usage': 'Utilisation',
  'accountPage.plan': 'Formule',
} satisfies CopyIn<'fr', typeof en>;
