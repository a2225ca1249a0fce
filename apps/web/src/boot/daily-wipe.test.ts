import { describe, expect, it } from 'vitest';
import { wipeOncePerDay } from './daily-wipe.ts';

function storageWith(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  } as unknown as Storage;
  return { storage, entries: () => Object.fromEntries(kept) };
}

describe('the daily wipe', () => {
  const lateEvening = new Date(2026, 10, 20, 23, 59);
  const afterMidnight = new Date(2026, 10, 21, 0, 1);

  it('removes everything except the settings, and stores the local date', () => {
    const { storage, entries } = storageWith({
      APP_DATE: '2026-11-19',
      apiKey: 'k',
      stranger: 'x',
      customizer: '{"isCollapse":true}',
    });
    wipeOncePerDay(storage, lateEvening);
    expect(entries()).toEqual({ APP_DATE: '2026-11-20', customizer: '{"isCollapse":true}' });
  });

  it('does nothing for the rest of the day', () => {
    const { storage, entries } = storageWith({ APP_DATE: '2026-11-20', apiKey: 'k' });
    wipeOncePerDay(storage, lateEvening);
    expect(entries()).toEqual({ APP_DATE: '2026-11-20', apiKey: 'k' });
  });

  it('wipes again on the next day', () => {
    const { storage, entries } = storageWith({ APP_DATE: '2026-11-20', apiKey: 'k' });
    wipeOncePerDay(storage, afterMidnight);
    expect(entries()).toEqual({ APP_DATE: '2026-11-21' });
  });

  it('wipes on the first visit', () => {
    const { storage, entries } = storageWith({ apiKey: 'left over' });
    wipeOncePerDay(storage, lateEvening);
    expect(entries()).toEqual({ APP_DATE: '2026-11-20' });
  });
});
