import { settingsKey } from '@apiyard/kit/settings/settings.ts';

const dateKey = 'APP_DATE';

/** The local calendar day as an ISO date. */
function dayOf(now: Date): string {
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1, 2)}-${part(now.getDate(), 2)}`;
}

/** Empties local storage once per calendar day; the customizer's settings stay. */
export function wipeOncePerDay(storage: Storage, now = new Date()): void {
  const today = dayOf(now);
  if (storage.getItem(dateKey) === today) return;
  const settings = storage.getItem(settingsKey);
  storage.clear();
  if (settings !== null) storage.setItem(settingsKey, settings);
  storage.setItem(dateKey, today);
}
