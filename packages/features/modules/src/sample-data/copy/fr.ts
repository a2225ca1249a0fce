import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'sampleData.title': 'Données d’exemple',
  'sampleData.text':
    'Cette page affiche des données d’exemple. Vos modifications sont enregistrées dans ce navigateur uniquement. Réinitialisez pour les supprimer et rétablir les données d’origine.',
  'sampleData.reset': 'Réinitialiser les données',
  'sampleData.done': 'Données d’exemple réinitialisées',
  'sampleData.failed': 'Impossible de réinitialiser les données d’exemple. Réessayez.',
} satisfies CopyIn<'fr', typeof en>;
