/** Runs in the head, before the first paint: built into every page by `build/before-paint.ts`. */
import { applySettings, parseChoices, settingsFrom, settingsKey } from '@apiyard/kit/settings/settings.ts';
import { partOfDay } from '@apiyard/hub/dashboard/part-of-day.ts';
import { areaCountsIn, areasProperty, shownAreas } from '@apiyard/shell/navigation/area-counts.ts';
import { servedLanguage, withAskedLanguage } from './first-language.ts';

let stored: string | null = null;
try {
  stored = localStorage.getItem(settingsKey);
} catch {
  // Without storage, the defaults apply.
}
const root = document.documentElement;
const choices = withAskedLanguage(parseChoices(stored), location.search);
const settings = settingsFrom(choices, matchMedia('(prefers-color-scheme: dark)').matches, servedLanguage(root));
applySettings(root, settings);
// Hides a page rendered in another language than the chosen one.
if (settings.isLanguage !== servedLanguage(root)) root.dataset['otherLanguage'] = '';
root.dataset['partOfDay'] = partOfDay(new Date());
const areas = areaCountsIn(document);
if (areas !== undefined) {
  const shown = shownAreas(areas);
  root.style.setProperty(areasProperty, String(shown.length));
  root.dataset['areas'] = shown.join(' ');
}
