import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.contents': 'Sommaire',
  'legal.changed': 'Dernière modification le {{date}}',
  'legal.operator': 'Exploitant',
  'legal.address': 'Adresse',
  'legal.country': 'Pays',
  'legal.mail': 'E-mail',
  'legal.unnamed': 'L’exploitant n’a pas indiqué son nom ici.',
  'legal.reach': 'Le formulaire de contact permet de le joindre.',
  'legal.failed': 'Ce texte n’a pas pu être chargé',
  'legal.failedText':
    'Il est écrit par l’exploitant du site et vient du serveur. Réessayez dans un instant, ou demandez-le par le formulaire de contact.',
  'legal.none': 'Il n’y a pas encore de texte ici',
  'legal.noneText': 'L’exploitant a commencé à écrire son propre texte. En attendant, demandez-le-lui.',
  'legal.contact': 'Formulaire de contact',
  'legal.otherLanguage': 'L’exploitant ne donne ce texte qu’en {{language}}.',
} as const satisfies CopyIn<'fr', typeof en>;
