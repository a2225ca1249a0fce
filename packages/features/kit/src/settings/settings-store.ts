import type { OfferedLanguage } from './language.ts';
import type { Choices, Settings } from './settings.ts';
import { parseChoices, serializeChoices, settingsFrom, settingsKey } from './settings.ts';

/** Timeout in ms for reading stored settings: after it, defaults apply and the app starts. */
const persistenceTimeoutMs = 5000;

export interface SettingsStore {
  get(): Settings;
  /** The defaults, as in a page rendered at build time in this language. */
  rendered(): Settings;
  /** Changes and stores. `undefined` resets a setting: mode follows the system again, direction the language. */
  change(choices: { readonly [Name in keyof Choices]: Choices[Name] | undefined }): void;
  /** Whether the person chose this themselves. */
  chosen(name: keyof Choices): boolean;
  subscribe(listener: () => void): () => void;
}

/** Storage of settings. Reading may be slow or fail; neither prevents the start of the app. */
export interface ChoiceStorage {
  read(): string | null | Promise<string | null>;
  /** Gets the currently stored settings: another tab may have changed others since, which are kept. */
  write(update: (stored: string | null) => string): void;
}

/** Local storage; a browser that refuses it (private mode, full) keeps the choices for this visit only. */
export const localChoices: ChoiceStorage = {
  read: () => localStorage.getItem(settingsKey),
  write(update) {
    try {
      localStorage.setItem(settingsKey, update(localStorage.getItem(settingsKey)));
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

/** @param language the initial language without a choice */
export function createSettingsStore(
  initial: Choices,
  storage: ChoiceStorage,
  systemDark: MediaQueryList,
  language: OfferedLanguage = 'en',
): SettingsStore {
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
      const changed = (from: Choices) =>
        Object.fromEntries(
          Object.entries({ ...from, ...changes }).filter(([, value]) => value !== undefined),
        ) as Choices;
      const before = serializeChoices(choices);
      choices = changed(choices);
      if (serializeChoices(choices) !== before)
        storage.write((stored) => serializeChoices(stored === null ? choices : changed(parseChoices(stored))));
      update();
    },
    chosen: (name) => choices[name] !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
