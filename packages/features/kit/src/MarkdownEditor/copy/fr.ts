import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'markdown.toolbar': 'Mise en forme du champ « {{field}} »',
  'markdown.words': 'Texte',
  'markdown.lines': 'Paragraphe',
  'markdown.bold': 'Gras',
  'markdown.italic': 'Italique',
  'markdown.link': 'Lien',
  'markdown.code': 'Code',
  'markdown.heading': 'Titre',
  'markdown.list': 'Liste',
  'markdown.numbers': 'Liste numérotée',
  'markdown.quote': 'Citation',
  'markdown.view': 'Affichage',
  'markdown.write': 'Rédiger',
  'markdown.preview': 'Aperçu',
  'markdown.nothing': 'Un aperçu de votre texte s’affiche ici.',
  'markdown.tooLong': 'Trop long : {{count, number}} caractères sur {{max, number}}.',
} satisfies CopyIn<'fr', typeof en>;
