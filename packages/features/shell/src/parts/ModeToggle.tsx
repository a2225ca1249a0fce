import { IconButton } from '@apiyard/ui/IconButton';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices, useSetting } from '@apiyard/kit/services.tsx';
import { shellCopy } from '../shell-copy.ts';

/** Switches between light and dark; its label names the result of a press. */
export function ModeToggle() {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const isDark = useSetting('activeMode') === 'dark';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <IconButton
      label={isDark ? t('shell.toLight') : t('shell.toDark')}
      icon={<Icon size={20} stroke={1.5} aria-hidden />}
      onPress={() => settings.change({ activeMode: isDark ? 'light' : 'dark' })}
    />
  );
}
