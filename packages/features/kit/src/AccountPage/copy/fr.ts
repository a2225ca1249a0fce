import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'accountPage.pages': 'Pages du compte',
  'accountPage.account': 'Compte',
  'accountPage.profile': 'Profil',
  'accountPage.security': 'Sécurité',
  'accountPage.keys': 'Clés API',
  'accountPage.usage': 'Utilisation',
  'accountPage.plan': 'Forfait',
} satisfies CopyIn<'fr', typeof en>;
