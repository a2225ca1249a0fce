import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'maintenanceBanner.text': 'Maintenance en cours : seuls les administrateurs entrent.',
  'maintenanceBanner.settings': 'Réglages',
} as const satisfies CopyIn<'fr', typeof en>;
