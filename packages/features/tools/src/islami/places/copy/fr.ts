import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'islamiPlace.city': 'Ville',
  'islamiPlace.city.example': 'La Mecque',
  'islamiPlace.locate': 'Utiliser ma position',
  'islamiPlace.locate.denied': 'Votre navigateur ne communique pas sa position à ce site. Recherchez plutôt une ville.',
  'islamiPlace.locate.failed': 'Impossible de déterminer votre position. Réessayez ou recherchez une ville.',
  'islamiPlace.cities.failed': 'Impossible de charger la liste des villes. Réessayez.',
  'islamiPlace.coordinates': 'Coordonnées',
  'islamiPlace.coordinates.title': 'Saisir des coordonnées',
  'islamiPlace.coordinates.use': 'Utiliser ces coordonnées',
  'islamiPlace.coordinates.cancel': 'Annuler',
  'islamiPlace.latitude': 'Latitude',
  'islamiPlace.latitude.help': 'Degrés nord, négatifs au sud.',
  'islamiPlace.longitude': 'Longitude',
  'islamiPlace.longitude.help': 'Degrés est, négatifs à l’ouest.',
  'islamiPlace.source': 'Villes : {{source}}',
  'islamiPlace.forget': 'Oublier ce lieu',
  'islamiPlace.suggest': 'Utiliser {{city}}',
  'islamiPlace.empty.title': 'Aucun lieu choisi',
} as const satisfies CopyIn<'fr', typeof en>;
