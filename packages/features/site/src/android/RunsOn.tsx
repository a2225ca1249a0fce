import { useCopy } from '@apiyard/kit/copy.ts';
import { androidCopy } from './android-copy.ts';
import { releaseOf } from '@apiyard/kit/apps/app-paths.ts';

/** The lowest Android version that a release supports. */
export function RunsOn({ minSdk }: { readonly minSdk: number }) {
  const t = useCopy(androidCopy);
  const release = releaseOf(minSdk);
  return release === undefined ? t('android.minSdk.api', { level: minSdk }) : t('android.minSdk.known', { release });
}
