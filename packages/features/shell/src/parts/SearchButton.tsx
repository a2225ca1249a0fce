import { isAppleDevice, keyShortcut } from '@apiyard/ui/keys';
import { KeyHint } from '@apiyard/ui/KeyHint';
import { IconSearch } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { shellCopy } from '../shell-copy.ts';
import { search, searchIcon, searchWords } from '../TopBar/TopBar.css.ts';

const keys = ['Mod', 'K'] as const;

/** Looks like a field and opens the palette; so do ⌘K and Ctrl K. */
export function SearchButton({ onPress }: { readonly onPress: () => void }) {
  const t = useCopy(shellCopy);
  return (
    <button
      type="button"
      className={search}
      aria-haspopup="dialog"
      aria-keyshortcuts={keyShortcut(keys, isAppleDevice())}
      onClick={onPress}
    >
      <IconSearch className={searchIcon} size={20} stroke={1.5} aria-hidden />
      <span className={searchWords}>{t('shell.searchAll')}</span>
      <KeyHint keys={keys} isSilent />
    </button>
  );
}
