import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices, useSetting } from '@apiyard/kit/services.tsx';
import type { Choices } from '@apiyard/kit/settings/settings.ts';
import { shellCopy } from '../shell-copy.ts';
import type { CustomizerProps, Look } from './Customizer.tsx';

/** The settings in the customizer; the language has a separate menu. */
const governed = [
  'activeMode',
  'activeDir',
  'activeTheme',
  'borderRadius',
  'isCardShadow',
  'isLayout',
  'isCollapse',
  'isHorizontal',
] as const satisfies readonly (keyof Choices)[];

/** The current settings, and their setters. */
export function useLook(): Pick<CustomizerProps, 'look' | 'onChange' | 'onReset'> {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const activeMode = useSetting('activeMode');
  const look: Look = {
    chosenMode: settings.chosen('activeMode') ? activeMode : null,
    activeDir: useSetting('activeDir'),
    activeTheme: useSetting('activeTheme'),
    borderRadius: useSetting('borderRadius'),
    isCardShadow: useSetting('isCardShadow'),
    isLayout: useSetting('isLayout'),
    isCollapse: useSetting('isCollapse'),
    isHorizontal: useSetting('isHorizontal'),
  };
  const actions = useMemo(
    () => ({
      onChange: ({ chosenMode, ...rest }: Partial<Look>) =>
        settings.change({ ...rest, ...(chosenMode !== undefined && { activeMode: chosenMode ?? undefined }) }),
      onReset: () => {
        const before = Object.fromEntries(
          governed.map((name) => [name, settings.chosen(name) ? settings.get()[name] : undefined]),
        );
        settings.change(Object.fromEntries(governed.map((name) => [name, undefined])));
        void import('@apiyard/ui/Toast').then(({ toast }) =>
          toast.show({
            tone: 'success',
            message: t('shell.look.wasReset'),
            action: { label: t('shell.look.undo'), onPress: () => settings.change(before) },
          }),
        );
      },
    }),
    [settings, t],
  );
  return { look, ...actions };
}
