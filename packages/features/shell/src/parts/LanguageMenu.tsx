import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import { IconLanguage } from '@tabler/icons-react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { isOffered, languageNames, offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { shellCopy } from '../shell-copy.ts';
import { useChangeLanguage } from './use-change-language.ts';

/** The four languages with their own names. */
export function LanguageMenu() {
  const t = useCopy(shellCopy);
  const language = useLanguage();
  const change = useChangeLanguage();
  return (
    <Menu
      label={t('shell.language')}
      placement="bottom end"
      trigger={<IconButton label={t('shell.language')} icon={<IconLanguage size={20} stroke={1.5} aria-hidden />} />}
      items={offeredLanguages.map((id) => ({ id, label: languageNames[id] }))}
      selected={language}
      onAction={(id) => isOffered(id) && id !== language && void change(id)}
    />
  );
}
