import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';
import names from './names/fr.ts';

export default {
  ...names,
  'areas.downloader.purpose': 'Récupérez ce que contient une adresse publique, prêt à garder.',
  'areas.stalker.purpose': 'Ce que les profils publics montrent à tous, sous forme de données.',
  'areas.cekid.purpose': 'Le pseudo derrière un numéro de joueur, avant de payer pour le mauvais compte.',
  'areas.convert.purpose': 'Données, textes et fichiers d’un format à l’autre, sur-le-champ.',
  'areas.convertasync.purpose': 'Les conversions plus longues : déposez-les, récupérez-les plus tard.',
  'areas.puzzle.purpose': 'Des grilles créées selon un niveau, résolues et vérifiées pas à pas.',
  'areas.islami.purpose': 'Heures de prière, calendrier hégirien et textes avec leurs sources.',
  'areas.photoeditor.purpose': 'Recadrez, redimensionnez et corrigez des images par un appel.',
  'areas.random.purpose': 'Identifiants, codes, mots de passe et autres fruits du hasard.',
  'areas.ai.purpose': 'Des modèles de langue pour les tâches courantes, derrière un seul type d’appel.',
  'areas.scrape.purpose': 'Des pages d’autres sites en données propres, définies par ceux qui tiennent ce site.',
} satisfies CopyIn<'fr', typeof en>;
