/**
 * Global keyboard shortcuts, independent of the focus. A page registers its own while it is shown; `?` lists all of them.
 * Notation: `'?'`, `'/'`, `'g h'` for a sequence, `'Mod+k'` and `'Mod+Shift+z'` with ⌘ on Apple platforms and Ctrl on all
 * others, `'Mod+Enter'`. Keys of one control, such as those of an editor for text, are handled by the control.
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
  readonly doesRepeat: boolean;
  readonly isAboveFields: boolean;
}

interface ShortcutOptions {
  /** @default 'page' */
  readonly scope?: Shortcut['scope'];
  /** It runs again while the keys are held down. @default false */
  readonly doesRepeat?: boolean;
  /** It takes ⌘Z and ⇧⌘Z from the field that is typed in, whose undo knows nothing of other fields. @default false */
  readonly isAboveFields?: boolean;
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

/**
 * Registers a shortcut while the component is mounted, unless `keys` is null. Single keys are ignored while typing or in
 * a dialog.
 */
export function useShortcut(
  keys: string | null,
  label: string,
  action: () => void,
  { scope = 'page', doesRepeat = false, isAboveFields = false }: ShortcutOptions = {},
): void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (keys === null) return undefined;
    const own: Registered = { keys, label, scope, doesRepeat, isAboveFields, run: () => latest.current() };
    change([...registered, own]);
    return () => change(registered.filter((other) => other !== own));
  }, [keys, label, scope, doesRepeat, isAboveFields]);
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
  if (event.isComposing || event.keyCode === 229) return;
  const key = keyOf(event);
  const hasMod = isAppleDevice() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  // React Aria's buttons prevent Enter, with any modifier.
  if (event.defaultPrevented && !(hasMod && key === 'enter')) return;
  // AltGr, with which some keyboards write '/', is reported as Ctrl and Alt.
  const isPlain = event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey);
  const before = begun !== null && event.timeStamp - begun.atMs < sequenceMs ? begun.key : null;
  begun = null;
  if (hasMod && !event.altKey) {
    const keys = event.shiftKey ? `Mod+Shift+${key}` : `Mod+${key}`;
    // Undo and redo of what is being typed are the field's.
    if (key === 'z' && isTyping(event.target) && lastOf(keys)?.isAboveFields !== true) return;
    run(event, keys);
    return;
  }
  if (event.repeat || !isPlain || isTyping(event.target) || isBehindDialog()) return;
  if (before !== null && run(event, `${before} ${key}`)) return;
  if (run(event, key)) return;
  if (registered.some(({ keys }) => keys.startsWith(`${key} `))) begun = { key, atMs: event.timeStamp };
}

/** The last registered has priority: a page may override a key of the shell. */
const lastOf = (keys: string) => registered.findLast((known) => known.keys.toLowerCase() === keys.toLowerCase());

function run(event: KeyboardEvent, keys: string): boolean {
  const shortcut = lastOf(keys);
  if (shortcut === undefined) return false;
  event.preventDefault();
  if (!event.repeat || shortcut.doesRepeat) shortcut.run();
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
