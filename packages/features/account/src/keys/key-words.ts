import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { firstKeyName } from '@apiyard/api/contract/accounts/keys';
import { areas as knownAreas } from '@apiyard/api/contract/hub/hub';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import type { Translate } from '@apiyard/kit/copy.ts';
import type areasEn from '@apiyard/kit/areas/copy/en.ts';
import type { KeysTranslate } from './keys-copy.ts';

type AreasTranslate = Translate<typeof areasEn>;

/** The name given by its owner; the main key's default name is translated. */
export const keyName = (t: KeysTranslate, { name, main }: Pick<ApiKey, 'name' | 'main'>): string =>
  main && name === firstKeyName ? t('keys.mainName') : name;

/** Translated name of an area; its ID if the area no longer exists. */
export const areaName = (t: AreasTranslate, id: string): string => {
  const known = knownAreas.find((area) => area === id);
  return known === undefined ? id : t(areaKeys[known].name);
};

/** Days before the expiry from which a key is marked. */
const soonDays = 14;

export const expiresSoon = (
  { expiresAt, graceUntil }: Pick<ApiKey, 'expiresAt' | 'graceUntil'>,
  nowMs: number,
): boolean => graceUntil === null && expiresAt !== null && Date.parse(expiresAt) - nowMs < soonDays * 86_400_000;
