import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'credentials.tooMany': 'Trop de tentatives. Attendez {{wait}}, puis réessayez.',
  'credentials.resend.now': 'Renvoyer',
  'credentials.resend.in': 'Vous pourrez en renvoyer un dans {{wait}}.',
  'credentials.password.help': 'Utilisez au moins 8 caractères, idéalement 15 ou plus.',
  'credentials.password.short_one': 'Encore {{count}} caractère.',
  'credentials.password.short_many': 'Encore {{count}} caractères.',
  'credentials.password.short_other': 'Encore {{count}} caractères.',
  'credentials.password.enough_one': 'Assez long. {{count}} caractère de plus le rendrait plus sûr.',
  'credentials.password.enough_many': 'Assez long. {{count}} caractères de plus le rendraient plus sûr.',
  'credentials.password.enough_other': 'Assez long. {{count}} caractères de plus le rendraient plus sûr.',
  'credentials.password.good': 'Bonne longueur.',
  'credentials.problem.missing': 'Saisissez un mot de passe.',
  'credentials.problem.short': 'Utilisez au moins 8 caractères.',
  'credentials.problem.long': 'Utilisez au plus 256 caractères.',
  'credentials.problem.common':
    'Ce mot de passe est trop courant. Choisissez-en un plus long, par exemple quatre mots.',
  'credentials.problem.repeat':
    'Ce mot de passe répète quelques caractères. Choisissez-en un plus long, par exemple quatre mots.',
  'credentials.problem.sequence':
    'Ce mot de passe suit l’alphabet, les chiffres ou le clavier. Choisissez-en un plus long, par exemple quatre mots.',
  'credentials.problem.site': 'Ce mot de passe reprend le nom de ce site. Choisissez-en un autre.',
  'credentials.problem.personal':
    'Ce mot de passe reprend votre nom d’utilisateur, votre nom ou votre adresse e-mail. Choisissez-en un autre.',
  'credentials.revokeKeys': 'Révoquer toutes les clés API',
  'credentials.revokeKeysHelp':
    'Les programmes qui les utilisent cessent de fonctionner. Votre compte reçoit une nouvelle clé principale.',
} as const satisfies CopyIn<'fr', typeof en>;
