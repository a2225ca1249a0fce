import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import { IconAdjustmentsHorizontal, IconDots, IconMoon, IconSun } from '@tabler/icons-react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { isOffered, languageNames, offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { useServices, useSetting } from '@apiyard/kit/services.tsx';
import { shellCopy } from '../shell-copy.ts';
import { useChangeLanguage } from './use-change-language.ts';

interface PhoneMenuProps {
  /** Without it there is nothing to customize. */
  readonly onCustomize?: () => void;
}

/** Actions without room in a phone's header: language, mode, and customizer. */
export function PhoneMenu({ onCustomize }: PhoneMenuProps) {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const language = useLanguage();
  const change = useChangeLanguage();
  const isDark = useSetting('activeMode') === 'dark';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <Menu
      label={t('shell.more')}
      placement="bottom end"
      trigger={<IconButton label={t('shell.more')} icon={<IconDots size={20} stroke={1.5} aria-hidden />} />}
      items={[
        {
          id: 'mode',
          label: isDark ? t('shell.toLight') : t('shell.toDark'),
          icon: <Icon size={20} stroke={1.5} aria-hidden />,
        },
        ...(onCustomize
          ? [
              {
                id: 'customize',
                label: t('shell.look'),
                icon: <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />,
              },
            ]
          : []),
        {
          id: 'languages',
          label: t('shell.language'),
          items: offeredLanguages.filter((id) => id !== language).map((id) => ({ id, label: languageNames[id] })),
        },
      ]}
      onAction={(id) => {
        if (id === 'mode') settings.change({ activeMode: isDark ? 'light' : 'dark' });
        else if (id === 'customize') onCustomize?.();
        else if (isOffered(id)) void change(id);
      }}
    />
  );
}
