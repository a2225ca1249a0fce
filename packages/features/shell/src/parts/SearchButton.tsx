import { isAppleDevice, keyShortcut } from '@apiyard/ui/keys';
import { KeyHint } from '@apiyard/ui/KeyHint';
import { IconSearch } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from './SearchButton.css.ts';

const keys = ['Mod', 'K'] as const;

/** Looks like a field and opens the palette; so do ⌘K and Ctrl K. */
export function SearchButton({ onPress }: { readonly onPress: () => void }) {
  const t = useCopy(shellCopy);
  return (
    <button
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={keyShortcut(keys, isAppleDevice())}
      onClick={onPress}
    >
      <IconSearch className={css.icon} size={20} stroke={1.5} aria-hidden />
      <span className={css.words}>{t('shell.searchAll')}</span>
      <KeyHint keys={keys} isSilent />
    </button>
  );
}
