import { useCopy } from '../_kit/copy.ts';
import { androidCopy } from './android-copy.ts';
import { releaseOf } from './android-places.ts';

/** The oldest Android that a version runs on, as people call it. */
export function RunsOn({ minSdk }: { readonly minSdk: number }) {
  const t = useCopy(androidCopy);
  const release = releaseOf(minSdk);
  return release === undefined ? t('android.minSdk.api', { level: minSdk }) : t('android.minSdk.known', { release });
}
