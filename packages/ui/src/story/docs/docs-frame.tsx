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

// Storybook's blocks write the args of a story as JSON, which throws for BigInt and leaves the page blank.
// oxlint-disable-next-line no-extend-native -- only on docs pages, for JSON that nothing reads back
Object.defineProperty(BigInt.prototype, 'toJSON', {
  configurable: true,
  value(this: bigint) {
    return String(this);
  },
});

type Channel = DocsContainerProps['context']['channel'];
type Reported = [{ globals: FrameGlobals }] | undefined;

/** Storybook's blocks build the addresses of stories in frames from this one, without the toolbar's values. */
function passToFrames(globals: FrameGlobals): void {
  const values = Object.entries(globals).filter(([, value]) => typeof value === 'string');
  (globalThis as { PREVIEW_URL?: string }).PREVIEW_URL =
    `iframe.html?globals=${values.map(([name, value]) => `${name}:${value}`).join(';')}`;
}

/** The toolbar's values on pages without a story. */
function useGlobals(channel: Channel): Required<FrameGlobals> {
  const [globals, setGlobals] = useState<FrameGlobals>(() => {
    const first = ((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as Reported)?.[0].globals ?? {};
    passToFrames(first);
    return first;
  });
  useEffect(() => {
    const follow = (reported: { globals: FrameGlobals }) => {
      passToFrames(reported.globals);
      setGlobals(reported.globals);
    };
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
