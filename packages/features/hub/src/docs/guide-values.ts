import { callLimits } from '@apiyard/api/contract/call-limits';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { useMemo } from 'react';
import { useSite } from '@apiyard/kit/services.tsx';
import type { GuideValues } from './docs-copy.ts';
import { docsCopy } from './docs-copy.ts';

export function useGuideValues(): GuideValues {
  const t = useCopy(docsCopy);
  const measure = useMeasure();
  const { name } = useSite();
  const visitorCalls = t('docs.limits.visitorCalls', { count: callLimits.visitorCallsPerHour });
  return useMemo(
    () => ({
      site: name,
      visitorCalls,
      visitorFile: measure.bytes(callLimits.visitorFileBytesMax),
      jsonBody: measure.bytes(callLimits.jsonBytesMax),
      storedResponse: measure.bytes(callLimits.storedResponseBytesMax),
      runTime: measure.span(callLimits.runTimeoutMs),
      filesMax: callLimits.filesMax,
      filesTogether: callLimits.filesTogether,
    }),
    [name, visitorCalls, measure],
  );
}
