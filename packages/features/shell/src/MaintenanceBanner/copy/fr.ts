import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'maintenanceBanner.text': 'Le mode maintenance est activé. Seuls les administrateurs ont accès au site.',
  'maintenanceBanner.settings': 'Paramètres',
} as const satisfies CopyIn<'fr', typeof en>;
