import type { ThemeName } from '@apiyard/kit/settings/settings.ts';
import type { ShellKey } from '../navigation/shell-key.ts';

export const themeLabels: Readonly<Record<ThemeName, ShellKey>> = {
  BLUE_THEME: 'shell.look.theme.BLUE_THEME',
  AQUA_THEME: 'shell.look.theme.AQUA_THEME',
  PURPLE_THEME: 'shell.look.theme.PURPLE_THEME',
  GREEN_THEME: 'shell.look.theme.GREEN_THEME',
  CYAN_THEME: 'shell.look.theme.CYAN_THEME',
  ORANGE_THEME: 'shell.look.theme.ORANGE_THEME',
};
