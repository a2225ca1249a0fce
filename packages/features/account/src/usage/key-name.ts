import { firstKeyName } from '@apiyard/api/contract/accounts/keys';
import type { KeyUsage } from '@apiyard/api/contract/hub/usage';
import type { UsageTranslate } from './usage-copy.ts';

/** As its owner calls it; the first key as the page's language does. */
export const keyNameIn = (t: UsageTranslate, { name, main }: Pick<KeyUsage, 'name' | 'main'>): string =>
  main && name === firstKeyName ? t('usage.main') : name;
