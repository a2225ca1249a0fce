import { firstKeyName } from '@apiyard/api/contract/accounts/keys';
import type { KeyUsage } from '@apiyard/api/contract/hub/usage';
import type { UsageTranslate } from './usage-copy.ts';

/** The name given by its owner; the main key's default name is translated. */
export const keyNameIn = (t: UsageTranslate, { name, main }: Pick<KeyUsage, 'name' | 'main'>): string =>
  main && name === firstKeyName ? t('usage.main') : name;
