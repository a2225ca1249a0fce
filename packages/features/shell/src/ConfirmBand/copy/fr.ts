import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'confirmBand.label': 'Confirmation de l’adresse e-mail',
  'confirmBand.waiting': 'Ouvrez le lien envoyé à {{email}} pour confirmer votre adresse e-mail.',
  'confirmBand.sent': 'Un nouveau lien a été envoyé à {{email}}. S’il n’arrive pas, vérifiez vos e-mails indésirables.',
  'confirmBand.resend': 'Renvoyer',
  'confirmBand.none':
    'Votre compte n’a pas d’adresse e-mail. Sans elle, impossible de réinitialiser votre mot de passe.',
  'confirmBand.add': 'Ajouter une adresse',
  'confirmBand.tooMany': 'Trop d’e-mails demandés. Ouvrez le dernier, ou attendez {{wait}} et réessayez.',
} as const satisfies CopyIn<'fr', typeof en>;
