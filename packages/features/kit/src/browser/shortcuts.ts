/**
 * Global keyboard shortcuts, independent of the focus. A page registers its own while it is shown; `?` lists all of them.
 * Notation: `'?'`, `'/'`, `'g h'` for a sequence, `'Mod+k'` with ⌘ on Apple platforms and Ctrl on all others.
 */
import { isAppleDevice } from '@apiyard/ui/keys';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { openDialog } from '../open-dialog.ts';

export interface Shortcut {
  readonly keys: string;
  /** A short description. */
  readonly label: string;
  /** Those of the shell work on every page. */
  readonly scope: 'everywhere' | 'page';
}

interface Registered extends Shortcut {
  readonly run: () => void;
}

/** Maximum delay between the two keys of a sequence, in ms. */
const sequenceMs = 1500;

let registered: readonly Registered[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Registered[]): void {
  const had = registered.length > 0;
  registered = next;
  if (next.length > 0 && !had) document.addEventListener('keydown', press);
  if (next.length === 0 && had) document.removeEventListener('keydown', press);
  for (const listener of listeners) listener();
}

/** Registers a shortcut while the component is mounted. Single keys are ignored while typing or in a dialog. */
export function useShortcut(keys: string, label: string, action: () => void, scope: Shortcut['scope'] = 'page'): void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    const own: Registered = { keys, label, scope, run: () => latest.current() };
    change([...registered, own]);
    return () => change(registered.filter((other) => other !== own));
  }, [keys, label, scope]);
}

/** All that can be pressed now, in the order in which it was registered. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => registered,
    () => none,
  );
}

const none: readonly Shortcut[] = [];

let begun: { readonly key: string; readonly atMs: number } | null = null;

function press(event: KeyboardEvent): void {
  // Keys during input method composition are ignored.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.repeat) return;
  const key = keyOf(event);
  const hasMod = isAppleDevice() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  // AltGr, with which some keyboards write '/', is reported as Ctrl and Alt.
  const isPlain = event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey);
  const before = begun !== null && event.timeStamp - begun.atMs < sequenceMs ? begun.key : null;
  begun = null;
  if (hasMod && !event.altKey && !event.shiftKey) {
    run(event, `Mod+${key}`);
    return;
  }
  if (!isPlain || isTyping(event.target) || isBehindDialog()) return;
  if (before !== null && run(event, `${before} ${key}`)) return;
  if (run(event, key)) return;
  if (registered.some(({ keys }) => keys.startsWith(`${key} `))) begun = { key, atMs: event.timeStamp };
}

/** The last registered has priority: a page may override a key of the shell. */
function run(event: KeyboardEvent, keys: string): boolean {
  const shortcut = registered.findLast((known) => known.keys === keys);
  if (shortcut === undefined) return false;
  event.preventDefault();
  shortcut.run();
  return true;
}

/** On keyboards of other scripts, the Latin letter on the key counts. */
function keyOf({ key, code }: KeyboardEvent): string {
  const isOtherScript = key.length === 1 && key > '\u024F';
  return isOtherScript && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [role=textbox], [role=menu] *, [role=listbox] *',
      ))
  );
}

function isBehindDialog(): boolean {
  return document.querySelector(openDialog) !== null;
}
