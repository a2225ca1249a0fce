import type { Area } from '@apiyard/api/contract/hub/hub';
import { useCallback } from 'react';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';

/** Name of an area in the current language. */
export function useAreaName(): (area: Area) => string {
  const t = useCopy(areasCopy);
  return useCallback((area) => t(areaKeys[area].name), [t]);
}
