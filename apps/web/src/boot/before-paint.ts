/** Runs in the head, before the first paint: built into every page by `build/before-paint.ts`. */
import { applySettings, parseChoices, settingsFrom, settingsKey } from '@apiyard/features/_kit/settings.ts';
import { servedLanguage, withAskedLanguage } from './first-language.ts';

let stored: string | null = null;
try {
  stored = localStorage.getItem(settingsKey);
} catch {
  // A browser that keeps nothing starts with the defaults.
}
const root = document.documentElement;
const choices = withAskedLanguage(parseChoices(stored), location.search);
applySettings(root, settingsFrom(choices, matchMedia('(prefers-color-scheme: dark)').matches, servedLanguage(root)));
