import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.contents': 'Sommaire',
  'legal.changed': 'Dernière mise à jour le {{date}}',
  'legal.operator': 'Exploitant',
  'legal.address': 'Adresse',
  'legal.country': 'Pays',
  'legal.mail': 'E-mail',
  'legal.unnamed': 'L’exploitant n’a pas indiqué de nom.',
  'legal.reach': 'Contacter l’exploitant :',
  'legal.failed': 'Impossible de charger ce texte',
  'legal.failedText': 'Réessayez dans un instant, ou demandez-le à l’exploitant par le formulaire de contact.',
  'legal.none': 'Aucun texte pour l’instant',
  'legal.noneText': 'L’exploitant rédige encore cette page. Pour toute question, utilisez le formulaire de contact.',
  'legal.contact': 'Formulaire de contact',
  'legal.otherLanguage': 'L’exploitant fournit ce texte uniquement dans cette langue : {{language}}.',
} as const satisfies CopyIn<'fr', typeof en>;
