/** Runs in the head, before the first paint: built into `index.html` by `build/before-paint.ts`. */
import { applySettings, parseChoices, settingsFrom, settingsKey } from '@apiyard/features/_kit/settings.ts';

let stored: string | null = null;
try {
  stored = localStorage.getItem(settingsKey);
} catch {
  // A browser that keeps nothing starts with the defaults.
}
applySettings(document.documentElement, settingsFrom(parseChoices(stored), matchMedia('(prefers-color-scheme: dark)').matches));
