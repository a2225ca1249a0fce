import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'markdown.toolbar': 'Mise en forme du champ « {{field}} »',
  'markdown.words': 'Mots',
  'markdown.lines': 'Lignes',
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
  'markdown.nothing': 'Votre texte s’affiche ici tel que les lecteurs le verront.',
  'markdown.tooLong': 'Raccourcissez le texte : {{count, number}} caractères sur {{max, number}}.',
} satisfies CopyIn<'fr', typeof en>;
