import type { Area } from '@apiyard/api/contract/hub';
import { useCallback } from 'react';
import { areaKeys } from '../_kit/areas/area-keys.ts';
import { areasCopy } from '../_kit/areas/areas-copy.ts';
import { useCopy } from '../_kit/copy.ts';

/** What an area is called in the reader's language. */
export function useAreaName(): (area: Area) => string {
  const t = useCopy(areasCopy);
  return useCallback((area) => t(areaKeys[area].name), [t]);
}
