import { labels } from '../../labels/locales/en.ts';
import { directionOf } from '../../labels/locale.ts';
import { UiProvider } from '../../provider.tsx';
import { dress } from '../dress.ts';
import './docs.css.ts';
import type { FrameGlobals } from '../globals.ts';
import { chosenGlobals } from '../variants/variants.ts';
import { themeNames } from '../../theme/themes/all.ts';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { storybookTheme } from './storybook-theme.ts';

type Channel = DocsContainerProps['context']['channel'];
type Reported = [{ globals: FrameGlobals }] | undefined;

/** The toolbar's values on pages without a story. */
function useGlobals(channel: Channel): Required<FrameGlobals> {
  const [globals, setGlobals] = useState<FrameGlobals>(
    () => ((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as Reported)?.[0].globals ?? {},
  );
  useEffect(() => {
    const follow = (reported: { globals: FrameGlobals }) => setGlobals(reported.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return chosenGlobals(globals);
}

/** A docs page in the theme, mode and direction of the toolbar. Its texts stay English. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, mode, direction, language } = useGlobals(context.channel);
  const dir = direction === 'auto' ? directionOf(language) : direction;
  const shownMode = mode === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    dress(document.documentElement, { theme, mode: shownMode, dir, language: 'en' });
  }, [theme, shownMode, dir]);
  const name = themeNames.find((known) => known === theme) ?? 'BLUE_THEME';
  return (
    <DocsContainer context={context} theme={storybookTheme(name, shownMode)}>
      <UiProvider locale="en" labels={labels} direction={dir}>
        {children}
      </UiProvider>
    </DocsContainer>
  );
}
