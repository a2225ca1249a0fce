import { useCopy } from '@apiyard/features/_kit/copy.ts';
import { useServices } from '@apiyard/features/_kit/services.tsx';
import { themeNames } from '@apiyard/features/_kit/settings.ts';
import { useSetting } from '@apiyard/features/_kit/services.tsx';
import { IconButton } from '@apiyard/ui/IconButton';
import { IconPalette } from '@tabler/icons-react';
import { LazyMenu } from '@apiyard/features/_kit/LazyMenu/LazyMenu.tsx';
import { shellCopy } from './shell-copy.ts';
import { swatch } from './ThemeMenu.css.ts';

/** The six colour themes, each with its colour. */
export function ThemeMenu() {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const activeTheme = useSetting('activeTheme');
  const activeMode = useSetting('activeMode');
  return (
    <LazyMenu
      label={t('shell.theme')}
      placement="bottom end"
      trigger={(idle) => <IconButton {...idle} label={t('shell.theme')} icon={<IconPalette size={20} stroke={1.5} aria-hidden />} />}
      items={themeNames.map((name) => ({
        id: name,
        label: t(`shell.theme.${name}`),
        icon: (
          <span data-color-theme={name} className={`${activeMode} ${swatch}`} aria-hidden />
        ),
      }))}
      selected={activeTheme}
      onAction={(id) => {
        const name = themeNames.find((theme) => theme === id);
        if (name !== undefined) settings.change({ activeTheme: name });
      }}
    />
  );
}
