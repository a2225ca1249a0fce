import { useLayoutEffect } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { Dense } from '../components/Dense/Dense.tsx';
import { loadLabelLocale } from '../labels/load-label-locale.ts';
import { directionOf } from '../labels/locale.ts';
import { UiProvider } from '../provider.tsx';
import '../theme/reset.css.ts';
import '../theme/themes.css.ts';
import './variants/wireframe.css.ts';
import { describeTypes } from './arg-types.ts';
import { SideBySide } from './side-by-side.tsx';
import { setClock } from './clock.ts';
import { animationsEnded, awaitAnimations } from './checks/animations.ts';
import { forgetConsoleErrors, assertNoConsoleErrors, playFailure } from './checks/console-errors.ts';
import { DocsContainer, DocsPage } from './docs/docs.tsx';
import { hasOpenedOverlay, watchOverlays } from './checks/overlays.ts';
import { dress } from './dress.ts';
import { plainDress, wireframe } from './globals.ts';
import { assertNoTokenLeaks } from './checks/leaks.ts';
import { lengthen } from './variants/lengthen.tsx';
import { setMotion } from './motion.ts';
import { Narrow } from './variants/narrow.tsx';
import { allowNestedEvents } from './checks/nested-events.ts';
import { checkVariant, variantLoaded } from './checks/check-variant.ts';
import { isCheckStory } from './variants/check-story.ts';
import { checkedVariant, chosenGlobals, variantsOf } from './variants/variants.ts';
import type { VariantParameters } from './variants/variants.ts';
import { viewports } from './viewports.ts';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { DecoratorFunction } from 'storybook/internal/csf';
import type { Labels } from '../labels/labels.ts';
import type { FrameGlobals } from './globals.ts';

interface FrameTypes {
  globals: FrameGlobals;
  parameters: VariantParameters;
}

interface FrameProps extends Required<FrameGlobals> {
  labels: Labels;
  /** A docs page shows several stories side by side, each with its own attributes; else the story sets those of the page. */
  isPage: boolean;
  children: ReactNode;
}

/** Sets the page's attributes like the app, and provides the language to components. */
function Frame({ labels, isPage, children, ...globals }: FrameProps) {
  const { theme, mode, direction, language, density, motion } = globals;
  const dir = direction === 'auto' ? directionOf(language) : direction;
  useLayoutEffect(() => {
    if (isPage) dress(document.documentElement, { theme, mode, dir, language });
    setMotion(motion);
  });
  const content = density === 'dense' ? <Dense>{children}</Dense> : children;
  return (
    <UiProvider locale={language} labels={labels} direction={dir}>
      {isPage ? (
        content
      ) : (
        <div
          ref={(element) => {
            if (element !== null) dress(element, { theme, mode, dir, language });
          }}
        >
          {content}
        </div>
      )}
    </UiProvider>
  );
}

/** Optional texts of fields, lengthened even if a story has none. */
const textsOf = (argTypes: object) =>
  Object.fromEntries(['description', 'errorMessage'].filter((name) => name in argTypes).map((name) => [name, name]));

const framed: DecoratorFunction<ReactRenderer> = (Story, { args, argTypes, globals, id, title, loaded, viewMode }) => {
  const chosen = chosenGlobals(globals);
  const isPage = viewMode !== 'docs';
  const isLong = chosen.variant === 'longWords';
  const story = <Story {...(isLong ? { args: lengthen({ ...textsOf(argTypes), ...args }) } : {})} />;
  const framedStory = (
    <Frame {...chosen} labels={(loaded as { labels: Labels }).labels} isPage={isPage}>
      {isLong && !title.startsWith('Screens/') ? <Narrow>{story}</Narrow> : story}
    </Frame>
  );
  return chosen.mode === 'both' && isPage ? (
    <SideBySide storyId={id} globals={{ ...globals, mode: 'dark' }}>
      {framedStory}
    </SideBySide>
  ) : (
    framedStory
  );
};

/** Waits for two frames, or for a moment if nothing is painted: pages in the background have no frames. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, 100);
  });
}

// Also before the first story, whose module may read the time when it is loaded.
setClock(plainDress.clock);

/** Frame and checks as an addon, so that other previews can use them. */
export const storyFrame = definePreviewAddon<FrameTypes>({
  // Repeated in `.storybook/preview.tsx`: the index is built from that file without running it, but the page uses this
  // one.
  tags: ['autodocs'],
  loaders: [
    async ({ globals }) => ({
      labels: await loadLabelLocale(chosenGlobals(globals).language),
    }),
  ],
  decorators: [framed],
  // In a built Storybook React has no `act`: play functions would start before collections have all their items.
  mount: (context) => async () => {
    await context.renderToCanvas();
    await painted();
    await animationsEnded();
    if (checkedVariant(context.globals) !== null) await variantLoaded(context.canvasElement);
    return context.canvas;
  },
  argTypesEnhancers: [describeTypes],
  beforeAll() {
    allowNestedEvents();
    awaitAnimations();
  },
  beforeEach({ globals }) {
    setClock(chosenGlobals(globals).clock);
    forgetConsoleErrors();
    watchOverlays();
  },
  async afterEach({ canvasElement, globals, name, parameters, reporting, title, viewMode }) {
    const failure = playFailure();
    if (failure !== null) {
      reporting.addReport({ type: 'play', version: 1, result: { message: failure }, status: 'failed' });
      return;
    }
    assertNoConsoleErrors();
    if (viewMode !== 'story') return;
    if (chosenGlobals(globals).theme === wireframe) await assertNoTokenLeaks();
    const variant = checkedVariant(globals);
    if (variant !== null) await checkVariant(variant, canvasElement);
    // Variants for the test runner to open next.
    reporting.addReport({
      type: 'variants',
      version: 1,
      result: { variants: variantsOf({ title, name, parameters, hasOverlay: hasOpenedOverlay() }) },
      status: 'passed',
    });
  },
  parameters: {
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      codePanel: true,
      stories: { filter: ({ name }: { name: string }) => !isCheckStory(name) },
    },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      // React Aria's announcements stay for seconds, possibly after the elements they refer to are gone.
      context: { exclude: ['[data-live-announcer]'] },
      // WCAG 2.2 AA (2.5.8), which axe disables by default.
      options: { rules: { 'target-size': { enabled: true } } },
    },
  },
});
