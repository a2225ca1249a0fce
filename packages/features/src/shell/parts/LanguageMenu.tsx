import { IconButton } from '@apiyard/ui/IconButton';
import { IconLanguage } from '@tabler/icons-react';
import { useCopy, useLanguage } from '../../_kit/copy.ts';
import { isOffered, languageNames, offeredLanguages } from '../../_kit/language.ts';
import { LazyMenu } from '../../_kit/LazyMenu/LazyMenu.tsx';
import { shellCopy } from '../shell-copy.ts';
import { useChangeLanguage } from './use-change-language.ts';

/** The four languages, each by its own name. */
export function LanguageMenu() {
  const t = useCopy(shellCopy);
  const language = useLanguage();
  const change = useChangeLanguage();
  return (
    <LazyMenu
      label={t('shell.language')}
      placement="bottom end"
      trigger={(idle) => (
        <IconButton {...idle} label={t('shell.language')} icon={<IconLanguage size={20} stroke={1.5} aria-hidden />} />
      )}
      items={offeredLanguages.map((id) => ({ id, label: languageNames[id] }))}
      selected={language}
      onAction={(id) => isOffered(id) && id !== language && void change(id)}
    />
  );
}
