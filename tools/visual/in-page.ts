/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Functions that run inside Storybook's frame. Each is sent there as text: it must not refer to anything outside
 * itself.
 */

import type { Part } from './picture.ts';

export interface ReadStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** `parameters.chromatic`, as written. */
  readonly chromatic: unknown;
  /** The story's own globals, which override the toolbar's and a mode's. */
  readonly globals: Readonly<Record<string, unknown>>;
}

interface Preview {
  readonly storyStoreValue?: { userGlobals: { update(globals: object): void } };
  extract(): Promise<
    Readonly<
      Record<
        string,
        {
          id: string;
          title: string;
          name: string;
          parameters: { chromatic?: unknown };
          storyGlobals?: Record<string, unknown>;
        }
      >
    >
  >;
}

interface Channel {
  on(
    event: string,
    listener: (story: { storyId?: string; status?: string; message?: string; name?: string }) => void,
  ): void;
  off(event: string, listener: unknown): void;
  emit(event: string, payload: object): void;
}

export interface StorybookFrame {
  readonly __STORYBOOK_PREVIEW__?: Preview;
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** Storybook waits for animations to end, five seconds at most. One that follows a scroll position never does. */
export function hideScrollAnimations(): void {
  const all = Document.prototype.getAnimations;
  Document.prototype.getAnimations = function getAnimations() {
    return all.call(this).filter(({ timeline }) => timeline === document.timeline);
  };
}

export function isReady(): boolean {
  return (globalThis as unknown as StorybookFrame).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;
}

export async function readStories(): Promise<readonly ReadStory[]> {
  const stories = await (globalThis as unknown as StorybookFrame).__STORYBOOK_PREVIEW__?.extract();
  return Object.values(stories ?? {}).map(({ id, title, name, parameters, storyGlobals }) => ({
    id,
    title,
    name,
    chromatic: parameters.chromatic,
    globals: storyGlobals ?? {},
  }));
}

/** Shows a story and waits for its play function. Resolves with the error, or null. */
export function showStory({
  id,
  globals,
  isShown,
}: {
  id: string;
  globals: object;
  isShown: boolean;
}): Promise<string | null> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    globalThis as unknown as StorybookFrame;
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const describe: string[] = [];
  const onTrouble = (error: { message?: string }) => describe.push(error.message ?? 'without a message');
  const troubles = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'configError'];
  for (const trouble of troubles) channel.on(trouble, onTrouble);
  const finish = ({ storyId, status }: { storyId?: string; status?: string }) => {
    if (storyId !== id) return;
    channel.off('storyFinished', finish);
    for (const trouble of troubles) channel.off(trouble, onTrouble);
    resolve(status === 'success' ? null : (describe[0] ?? `it ended with '${status}'`));
  };
  channel.on('storyFinished', finish);
  // The event 'updateGlobals' would first render the current story with the new globals.
  preview?.storyStoreValue?.userGlobals.update(globals);
  if (isShown) channel.emit('forceRemount', { storyId: id });
  else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  return promise;
}

/**
 * Waits until the page is stable: fonts and pictures are loaded, the processor is idle, and the page has neither
 * changed nor requested anything for a while. False on timeout.
 */
export async function settle({ quietMs, timeoutMs }: { quietMs: number; timeoutMs: number }): Promise<boolean> {
  const start = performance.now();
  let changedAt = start;
  const touch = () => {
    changedAt = performance.now();
  };
  const page = new MutationObserver(touch);
  page.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // A loaded resource may still have to be parsed, executed and rendered.
  const fetches = new PerformanceObserver(touch);
  fetches.observe({ type: 'resource' });
  try {
    while (performance.now() - start < timeoutMs) {
      await document.fonts.ready;
      // The picture also shows what is far below the window, where a lazy image may not be loaded.
      for (const image of document.images) {
        if (image.loading === 'lazy') image.loading = 'eager';
        // Large images are otherwise drawn some frames after they were read.
        if (image.decoding !== 'sync') image.decoding = 'sync';
      }
      // Without `decode()`: it never settles for an image that is removed in the meantime.
      const arePicturesRead = [...document.images].every(({ complete }) => complete);
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
        setTimeout(drawn, 200);
      });
      // With a timeout: a browser that does not render never reports idle.
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 500 }));
      const areFramesRead = [...document.querySelectorAll('iframe')].every(
        ({ contentDocument }) => contentDocument === null || contentDocument.readyState === 'complete',
      );
      if (
        arePicturesRead &&
        areFramesRead &&
        document.fonts.status === 'loaded' &&
        performance.now() - changedAt >= quietMs
      )
        return true;
    }
    return false;
  } finally {
    page.disconnect();
    fetches.disconnect();
  }
}

/** The named parts of a sheet (`data-part`, `data-row`), with their places in pixels of the picture. */
export function partsOfPage(): readonly Part[] {
  return [...document.querySelectorAll<HTMLElement>('[data-part], [data-row]')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = element.dataset['part'] ?? element.dataset['row'] ?? '';
    return { name, x: x + scrollX, y: y + scrollY, width, height };
  });
}

/** Bottom of the visible content, in pixels; content for screen readers only does not count. */
export function contentHeight({ margin }: { margin: number }): number {
  let bottom = 0;
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('.sb-wrapper, script, style, template') !== null) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    bottom = Math.max(bottom, box.bottom + scrollY);
  }
  return Math.ceil(Math.min(bottom + margin, Math.max(document.documentElement.scrollHeight, innerHeight)));
}
