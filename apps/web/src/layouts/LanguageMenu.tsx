import { changeLanguage, useCopy } from '@apiyard/features/_kit/copy.ts';
import { isOffered, languageNames, offeredLanguages } from '@apiyard/features/_kit/language.ts';
import { useServices } from '@apiyard/features/_kit/services.tsx';
import { useSetting } from '@apiyard/features/_kit/services.tsx';
import { IconButton } from '@apiyard/ui/IconButton';
import { IconLanguage } from '@tabler/icons-react';
import { LazyMenu } from '@apiyard/features/_kit/LazyMenu/LazyMenu.tsx';
import { shellCopy } from './shell-copy.ts';

/** All texts, the direction and the formats change in one step, once everything is there. */
export function LanguageMenu() {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const isLanguage = useSetting('isLanguage');
  const change = async (id: string) => {
    if (!isOffered(id) || id === isLanguage) return;
    try {
      await changeLanguage(id);
      settings.change({ isLanguage: id });
    } catch {
      const { toast } = await import('@apiyard/ui/Toast');
      toast.show({ tone: 'error', message: t('shell.languageFailed') });
    }
  };
  return (
    <LazyMenu
      label={t('shell.language')}
      placement="bottom end"
      trigger={(idle) => <IconButton {...idle} label={t('shell.language')} icon={<IconLanguage size={20} stroke={1.5} aria-hidden />} />}
      items={offeredLanguages.map((language) => ({ id: language, label: languageNames[language] }))}
      selected={isLanguage}
      onAction={(id) => void change(id)}
    />
  );
}
