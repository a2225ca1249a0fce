import type { KeyUsage } from '@apiyard/api/contract/usage';
import type { UsageTranslate } from './usage-copy.ts';

/** What the server calls a person's first key. */
const firstName = 'Main';

/** As its owner calls it; the first key as the page's language does. */
export const keyNameIn = (t: UsageTranslate, { name, main }: Pick<KeyUsage, 'name' | 'main'>): string => (main && name === firstName ? t('usage.main') : name);
