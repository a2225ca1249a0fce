import { useMemo } from 'react';
import type { ReactNode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- it has no path of its own; the build keeps 0.7 kB of the whole.
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { addressBelow, BasePathContext } from './address.ts';
import type { LabelLocale, Labels, UiLocale } from './labels/labels.ts';
import { ariaLocale, directionOf } from './labels/locale.ts';
import type { Direction } from './labels/locale.ts';
import { LabelsContext } from './labels/use-labels.ts';

export interface UiProviderProps {
  /** Language of labels, dates and numbers. */
  locale: LabelLocale | UiLocale;
  /** The components' texts in that language: `await loadLabels(locale)`. */
  labels: Labels;
  /** Set only if it differs from the language's own. @default the language's direction */
  direction?: Direction;
  children: ReactNode;
}

/** Provides language and direction; render it once, around everything. */
export function UiProvider({ locale, labels, direction, children }: UiProviderProps) {
  const inUse = useMemo(() => ({ labels, locale }), [labels, locale]);
  return (
    <LabelsContext value={inUse}>
      <I18nProvider locale={ariaLocale(locale, direction ?? directionOf(locale))}>{children}</I18nProvider>
    </LabelsContext>
  );
}

export interface NavigationProps {
  /** Navigates to a path of the app without loading a page. */
  navigate: (path: string) => void;
  /** The base path, if the site is served below one: `/tools`. @default none */
  basePath?: string;
  children: ReactNode;
}

/** Makes links inside use the app's router. Outside of it they are normal browser navigation. */
export function Navigation({ navigate, basePath = '', children }: NavigationProps) {
  return (
    <BasePathContext value={basePath}>
      <RouterProvider navigate={navigate} useHref={(path) => addressBelow(basePath, path)}>
        {children}
      </RouterProvider>
    </BasePathContext>
  );
}
