import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';
import names from './names/fr.ts';

export default {
  ...names,
  'areas.downloader.purpose': 'Téléchargez le contenu de liens publics.',
  'areas.stalker.purpose': 'Consultez des profils publics et récupérez leurs données.',
  'areas.cekid.purpose': 'Vérifiez le pseudo associé à un identifiant de joueur avant de payer.',
  'areas.convert.purpose': 'Convertissez des données, des textes et des fichiers d’un format à l’autre.',
  'areas.convertasync.purpose': 'Des conversions plus longues, exécutées en arrière-plan.',
  'areas.puzzle.purpose': 'Générez, résolvez et vérifiez des grilles par niveau.',
  'areas.islami.purpose': 'Heures de prière, calendrier hégirien et textes avec leurs sources.',
  'areas.photoeditor.purpose': 'Recadrez, redimensionnez et retouchez des images.',
  'areas.random.purpose': 'Générez des identifiants, des codes, des mots de passe aléatoires et plus encore.',
  'areas.ai.purpose':
    'Détectez la langue d’un texte, résumez-le, trouvez ses mots-clés et masquez les données personnelles.',
  'areas.scrape.purpose': 'Des données propres issues d’autres sites, configurées par les administrateurs de ce site.',
} satisfies CopyIn<'fr', typeof en>;
