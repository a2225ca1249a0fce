import { useAddress } from '@apiyard/ui/address';
import { useSetting } from '../services.tsx';
import type { Settings } from '../settings/settings.ts';

/** Covers that come with the product; `tools/content-pictures` draws them in every theme and mode. */
const drawn = /^\/api\/data\/content\/pictures\/cover-[a-z-]+\.svg$/;

/** Selects the palette of a drawn cover by the fragment of its URL. Other pictures are as they are. */
export const inTheme = (path: string, { activeTheme, activeMode }: Pick<Settings, 'activeTheme' | 'activeMode'>) =>
  drawn.test(path) ? `${path}#${activeTheme}-${activeMode}` : path;

/** URL of a post's cover for the browser. */
export function useCoverAddress(): (path: string) => string {
  const address = useAddress();
  const activeTheme = useSetting('activeTheme');
  const activeMode = useSetting('activeMode');
  return (path) => address(inTheme(path, { activeTheme, activeMode }));
}
