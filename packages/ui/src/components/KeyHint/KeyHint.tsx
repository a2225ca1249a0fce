import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { cap as capStyle, hint } from './KeyHint.css.ts';
import { drawKey, isAppleDevice } from './keys.ts';
import type { NamedKey } from './keys.ts';

export interface KeyHintProps {
  /** Keys pressed together: `['Mod', 'K']` is ⌘ K on Apple's machines and Ctrl K on all others. */
  keys: readonly (NamedKey | (string & {}))[];
  /** The element it belongs to already announces the keys, as with `aria-keyshortcuts`. @default false */
  isSilent?: boolean;
}

/** The keys that do something, as they are printed. Touch screens do not show it. */
export function KeyHint({ keys, isSilent = false }: KeyHintProps) {
  const labels = useLabels();
  const isApple = isAppleDevice();
  const drawn = keys.map((key) => ({ key, ...drawKey(key, isApple, labels) }));
  return (
    <kbd className={hint} dir="ltr">
      {!isSilent && <span className={visuallyHidden}>{drawn.map(({ spoken }) => spoken).join(' ')}</span>}
      {drawn.map(({ key, cap }) => (
        <span key={key} className={capStyle} aria-hidden>
          {cap}
        </span>
      ))}
    </kbd>
  );
}
