import type { Labels } from '../../labels/labels.ts';

/** `Mod` is the modifier for shortcuts: ⌘ on Apple devices, Ctrl on others. */
const named = [
  'Mod',
  'Control',
  'Alt',
  'Shift',
  'Enter',
  'Escape',
  'Backspace',
  'Space',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
] as const;
export type NamedKey = (typeof named)[number];

interface DrawnKey {
  /** The symbol on the key. */
  cap: string;
  /** How screen readers announce it. */
  spoken: string;
}

/** Any other key is named by its label: 'K', 'Tab', 'F2'. */
export function drawKey(key: string, isApple: boolean, labels: Labels): DrawnKey {
  const known: Record<NamedKey, DrawnKey> = {
    Mod: isApple ? { cap: '⌘', spoken: labels.keyCommand } : { cap: 'Ctrl', spoken: labels.keyControl },
    Control: { cap: isApple ? '⌃' : 'Ctrl', spoken: labels.keyControl },
    Alt: isApple ? { cap: '⌥', spoken: labels.keyOption } : { cap: 'Alt', spoken: 'Alt' },
    Shift: { cap: '⇧', spoken: labels.keyShift },
    Enter: { cap: '↵', spoken: labels.keyEnter },
    Escape: { cap: 'Esc', spoken: labels.keyEscape },
    Backspace: { cap: '⌫', spoken: labels.keyBackspace },
    Space: { cap: labels.keySpace, spoken: labels.keySpace },
    ArrowUp: { cap: '↑', spoken: labels.keyUp },
    ArrowDown: { cap: '↓', spoken: labels.keyDown },
    ArrowLeft: { cap: '←', spoken: labels.keyLeft },
    ArrowRight: { cap: '→', spoken: labels.keyRight },
  };
  const isKnown = (name: string): name is NamedKey => Object.hasOwn(known, name);
  return isKnown(key) ? known[key] : { cap: key, spoken: key };
}

/** The same keys for `aria-keyshortcuts`: 'Meta+K'. */
export function keyShortcut(keys: readonly string[], isApple: boolean): string {
  return keys.map((key) => (key === 'Mod' ? (isApple ? 'Meta' : 'Control') : key)).join('+');
}

/** Whether the platform uses ⌘ for shortcuts. False during server rendering. */
export function isAppleDevice(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}
