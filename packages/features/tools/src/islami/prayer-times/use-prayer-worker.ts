import { useEffect, useState } from 'react';
import type { PrayerWorker } from './prayer-worker.ts';
import { createPrayerWorker } from './prayer-worker.ts';

/** The worker of a page. It starts with the first question and ends with the page. */
export function usePrayerWorker(): PrayerWorker {
  const [worker] = useState(() => createPrayerWorker());
  useEffect(() => worker.end, [worker]);
  return worker;
}
