import { getSampleContent, removeSampleContent } from '@apiyard/api/contract/content';
import type { Services } from '../services.tsx';
import type { SampleContent } from './SampleContentNotice.tsx';

/** For a loader: what is still there, for admins. Nobody else is told, and a failure is no reason to disturb. */
export function loadSampleContent({ api, session }: Pick<Services, 'api' | 'session'>): Promise<SampleContent | null> {
  if (session.user()?.role !== 'admin') return Promise.resolve(null);
  return api.send(getSampleContent, {}).catch(() => null);
}

export async function removeSamples({ api }: Pick<Services, 'api'>): Promise<void> {
  await api.send(removeSampleContent, {});
}
