import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'slidingPicture.title': 'Image à reconstituer',
  'slidingPicture.purpose': 'Faites glisser les pièces pour reconstituer l’image. Vous pouvez utiliser la vôtre.',
  'slidingPicture.board': 'Plateau de l’image à reconstituer',
  'slidingPicture.picture': 'Image',
  'slidingPicture.scene.landscape': 'Paysage',
  'slidingPicture.scene.sea': 'Mer',
  'slidingPicture.scene.city': 'Ville',
  'slidingPicture.scene.mosaic': 'Mosaïque',
  'slidingPicture.numbers': 'Afficher les numéros',
  'slidingPicture.goal': 'L’image reconstituée : {{name}}',
  'slidingPicture.own': 'Utiliser votre propre image',
  'slidingPicture.file': 'Votre image',
  'slidingPicture.private': 'Le carré central est utilisé. L’image reste dans ce navigateur et n’est pas envoyée.',
  'slidingPicture.unreadable':
    'Ce navigateur ne peut pas lire le fichier. Choisissez une autre image, par exemple PNG ou JPEG.',
} as const satisfies CopyIn<'fr', typeof en>;
