import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'readiness.loading': 'Chargement des API...',
  'readiness.waiting': 'Le serveur ne répond pas encore. Cette page continue d’elle-même dès qu’il répond.',
  'readiness.lost': 'Le serveur ne répond plus. Ce que vous avez saisi est conservé ; cette page continue d’elle-même.',
  'readiness.retry': 'Réessayer maintenant',
} as const satisfies CopyIn<'fr', typeof en>;
