import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { menuGroupsText, parseChoices, serializeChoices, settingsFrom } from './settings.ts';
import { createSettingsStore, readChoices } from './settings-store.ts';

function systemMode(dark: boolean) {
  const query = new EventTarget() as EventTarget & { matches: boolean };
  query.matches = dark;
  return {
    query: query as unknown as MediaQueryList,
    turn(to: boolean) {
      query.matches = to;
      query.dispatchEvent(new Event('change'));
    },
  };
}

const defaults = {
  activeMode: 'light',
  activeDir: 'ltr',
  activeTheme: 'BLUE_THEME',
  borderRadius: 7,
  isLanguage: 'en',
  isCardShadow: true,
  isLayout: 'boxed',
  isCollapse: false,
  isSidebarHover: false,
  isMobileSidebar: false,
  isHorizontal: false,
  menuGroups: {},
  SidebarWidth: 270,
  MiniSidebarWidth: 87,
  TopbarHeight: 70,
};

describe('settings', () => {
  it('are the specified defaults when nothing is stored', () => {
    expect(settingsFrom(parseChoices(null), false)).toEqual(defaults);
  });

  it.each(['not json', '[]', '"dark"', 'null', '7'])('are the defaults when storage holds %j', (stored) => {
    expect(settingsFrom(parseChoices(stored), false)).toEqual(defaults);
  });

  it('drop invalid, unknown and drawer-state values from storage, and keep the rest', () => {
    const stored = JSON.stringify({
      activeMode: 'dark',
      activeTheme: 'PINK_THEME',
      borderRadius: 400,
      isLanguage: 'xx',
      isCollapse: true,
      isMobileSidebar: true,
      isSidebarHover: true,
      menuGroups: { areas: 'open' },
      SidebarWidth: 900,
      __proto__: { isHorizontal: true },
    });
    expect(parseChoices(stored)).toEqual({ activeMode: 'dark', isCollapse: true });
  });

  it('never store an open drawer', () => {
    expect(serializeChoices({ activeDir: 'rtl', isMobileSidebar: true, isSidebarHover: true })).toBe(
      '{"activeDir":"rtl"}',
    );
  });

  it('keep which groups of the menu are open, and write them on the page', () => {
    const choices = parseChoices('{"menuGroups":{"areas":true,"learn":false}}');
    expect(choices).toEqual({ menuGroups: { areas: true, learn: false } });
    expect(menuGroupsText(settingsFrom(choices, false).menuGroups)).toBe('areas+ learn-');
  });

  it('Arabic sets right-to-left, unless the person chose a direction', () => {
    expect(settingsFrom({ isLanguage: 'ar' }, false).activeDir).toBe('rtl');
    expect(settingsFrom({ isLanguage: 'ar', activeDir: 'ltr' }, false).activeDir).toBe('ltr');
    expect(settingsFrom({ isLanguage: 'en', activeDir: 'rtl' }, false).activeDir).toBe('rtl');
  });
});

describe('the settings store', () => {
  it('keeps what another tab stored, without changing its own state', () => {
    let kept: string | null = '{"activeMode":"dark"}';
    const tab = () =>
      createSettingsStore(
        parseChoices(kept),
        { read: () => kept, write: (update) => void (kept = update(kept)) },
        systemMode(false).query,
      );
    const [first, second] = [tab(), tab()];
    first.change({ borderRadius: 12, activeMode: undefined });
    second.change({ isLanguage: 'fr' });
    expect(JSON.parse(kept)).toEqual({ borderRadius: 12, isLanguage: 'fr' });
    expect([second.get().activeMode, second.get().borderRadius, first.get().isLanguage]).toEqual(['dark', 7, 'en']);
  });

  it('follows the system mode until the person chooses one, and again after a reset', () => {
    const written: string[] = [];
    const system = systemMode(false);
    const store = createSettingsStore(
      {},
      { read: () => null, write: (update) => written.push(update(null)) },
      system.query,
    );
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.get().activeMode));
    system.turn(true);
    store.change({ activeMode: 'light' });
    system.turn(false);
    system.turn(true);
    store.change({ activeMode: undefined });
    expect(seen).toEqual(['dark', 'light', 'light', 'light', 'dark']);
    expect(written).toEqual(['{"activeMode":"light"}', '{}']);
    expect(store.chosen('activeMode')).toBe(false);
  });
});

it('does not store a menu that was only hovered or opened', () => {
  const written: string[] = [];
  const store = createSettingsStore(
    { isCollapse: true },
    { read: () => null, write: (update) => written.push(update(null)) },
    systemMode(false).query,
  );
  store.change({ isSidebarHover: true });
  store.change({ isMobileSidebar: true });
  expect(store.get().isSidebarHover).toBe(true);
  expect(written).toEqual([]);
});

describe('reading stored settings', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('times out after 5000 ms and starts with the defaults', async () => {
    const read = readChoices({ read: () => new Promise(() => {}), write: () => {} });
    let choices: unknown = 'waiting';
    void read.then((value) => {
      choices = value;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(choices).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(choices).toEqual({});
  });

  it('starts with the defaults when storage throws', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    await expect(readChoices({ read: refuse, write: () => {} })).resolves.toEqual({});
  });
});
