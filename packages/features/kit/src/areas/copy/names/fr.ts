import type { CopyIn } from '../../../copy.ts';
import type en from './en.ts';

export default {
  'areas.downloader': 'Téléchargement',
  'areas.stalker': 'Profils publics',
  'areas.cekid': 'Identifiants de jeu',
  'areas.convert': 'Conversion',
  'areas.convertasync': 'Conversion par lots',
  'areas.puzzle': 'Casse-tête',
  'areas.islami': 'Islam',
  'areas.photoeditor': 'Retouche photo',
  'areas.random': 'Hasard',
  'areas.ai': 'IA',
  'areas.scrape': 'Extraction',
} satisfies CopyIn<'fr', typeof en>;
