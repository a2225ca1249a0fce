import type { OfferedLanguage } from './language.ts';
import type { Choices, Settings } from './settings.ts';
import { parseChoices, serializeChoices, settingsFrom, settingsKey } from './settings.ts';

/** Stored settings that have not been read by then are given up: defaults apply and the app starts. */
const persistenceTimeoutMs = 5000;

export interface SettingsStore {
  get(): Settings;
  /** As a page rendered at build time in this language has them: what nobody has chosen. */
  rendered(): Settings;
  /** Changes and stores. `undefined` takes a choice back: mode follows the system again, direction the language. */
  change(choices: { readonly [Name in keyof Choices]: Choices[Name] | undefined }): void;
  /** Whether the person chose this themselves. */
  chosen(name: keyof Choices): boolean;
  subscribe(listener: () => void): () => void;
}

/** Where choices are kept. Reading may be slow or fail; neither keeps the app from starting. */
export interface ChoiceStorage {
  read(): string | null | Promise<string | null>;
  write(text: string): void;
}

/** Local storage; a browser that refuses it (private mode, full) keeps the choices for this visit only. */
export const localChoices: ChoiceStorage = {
  read: () => localStorage.getItem(settingsKey),
  write(text) {
    try {
      localStorage.setItem(settingsKey, text);
    } catch (error) {
      console.warn('Settings last until the page is closed.', error);
    }
  },
};

export async function readChoices(storage: ChoiceStorage, timeoutMs = persistenceTimeoutMs): Promise<Choices> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  try {
    return parseChoices(await Promise.race([(async () => storage.read())(), late]));
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
}

function storedBy(storage: ChoiceStorage): Choices | null {
  try {
    const stored = storage.read();
    return typeof stored === 'string' ? parseChoices(stored) : null;
  } catch {
    return null;
  }
}

/** @param language where people start who have chosen none */
export function createSettingsStore(initial: Choices, storage: ChoiceStorage, systemDark: MediaQueryList, language: OfferedLanguage = 'en'): SettingsStore {
  let choices = initial;
  let settings = settingsFrom(choices, systemDark.matches, language);
  const listeners = new Set<() => void>();
  const update = () => {
    settings = settingsFrom(choices, systemDark.matches, language);
    for (const listener of listeners) listener();
  };
  systemDark.addEventListener('change', update);
  const rendered = settingsFrom({}, false, settings.isLanguage);
  return {
    get: () => settings,
    rendered: () => rendered,
    change(changes) {
      const changed = (from: Choices) => Object.fromEntries(Object.entries({ ...from, ...changes }).filter(([, value]) => value !== undefined)) as Choices;
      const before = serializeChoices(choices);
      choices = changed(choices);
      // Another tab may have stored something else since this one began: that stays.
      if (serializeChoices(choices) !== before) storage.write(serializeChoices(changed(storedBy(storage) ?? choices)));
      update();
    },
    chosen: (name) => choices[name] !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
