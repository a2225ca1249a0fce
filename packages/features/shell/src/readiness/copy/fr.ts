import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'readiness.loading': 'Chargement des API…',
  'readiness.waiting': 'Le serveur ne répond pas encore. Cette page se chargera automatiquement dès qu’il répondra.',
  'readiness.lost': 'Le serveur ne répond plus. Votre saisie est conservée. Cette page se reconnecte automatiquement.',
  'readiness.retry': 'Réessayer maintenant',
} as const satisfies CopyIn<'fr', typeof en>;
