import type { SettingsStore } from '@apiyard/kit/settings/settings-store.ts';

const yearS = 31_536_000;

/** Stores the chosen language for the server, so that it serves the page rendered in it. */
export function mirrorLanguage(settings: SettingsStore, page: Pick<Document, 'cookie'>): void {
  let mirrored: string | null = null;
  const mirror = () => {
    const language = settings.chosen('isLanguage') ? settings.get().isLanguage : null;
    if (language === mirrored) return;
    mirrored = language;
    page.cookie = `lang=${language ?? ''}; path=/; max-age=${language === null ? 0 : yearS}; samesite=lax`;
  };
  mirror();
  settings.subscribe(mirror);
}
