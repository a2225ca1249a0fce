import { useSyncExternalStore } from 'react';

/** Choices for code samples; valid on every page for one visit, and not stored. */
interface Choice {
  /** Of `snippetLanguages`. */
  readonly language: string;
  /** The key shown unmasked: none at first, and never that of a person who signs in later. */
  readonly shownKey: string | null;
}

const atFirst: Choice = { language: 'curl', shownKey: null };

let choice = atFirst;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes part of it, for all code on the page. */
export function chooseForVisit(change: Partial<Choice>): void {
  choice = { ...choice, ...change };
  for (const listener of listeners) listener();
}

/** Resets the choices, for stories. */
export function forgetVisitChoice(): void {
  chooseForVisit(atFirst);
}

export function useVisitChoice(): Choice {
  return useSyncExternalStore(
    subscribe,
    () => choice,
    () => atFirst,
  );
}
