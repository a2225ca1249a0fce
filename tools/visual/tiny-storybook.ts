/** A minimal Storybook for pictures: a page with its preview's protocol and one story. For tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../test/static.ts';

export interface TinyPage {
  /** Colour of the button. */
  readonly button?: string;
  /** Pixels between the dot and the start. */
  readonly dotPx?: number;
  /** Runs when the story is shown, with its globals as `globals`; may return a promise. An error fails the story. */
  readonly play?: string;
}

export interface TinyStorybook {
  readonly url: string;
  /** Replaces the page. */
  show(page: TinyPage): void;
  close(): Promise<void>;
}

export const tinyStory = { id: 'overview-tiny--page', title: 'Overview/Tiny', name: 'Page' };
const modes = {
  light: { viewport: { width: 320, height: 200 }, mode: 'light' },
  dark: { viewport: { width: 320, height: 200 }, mode: 'dark' },
};

export async function openTinyStorybook(): Promise<TinyStorybook> {
  const folder = mkdtempSync(join(tmpdir(), 'apiyard-tiny-storybook-'));
  const show = (page: TinyPage) => writeFileSync(join(folder, 'iframe.html'), htmlOf(page));
  show({});
  const server = await serveFolder(folder);
  return {
    url: server.url,
    show,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function htmlOf({ button = '#4570ea', dotPx = 0, play = '' }: TinyPage): string {
  return `<!doctype html>
<html lang="en">
<style>
  body { margin: 16px; font: 14px/21px sans-serif; background: #ffffff; color: #2a3547; }
  body.dark { background: #171c23; color: #eaeff4; }
  .dot { width: 8px; height: 8px; border-radius: 50%; background: #13deb9; margin-left: ${dotPx}px; }
  button { width: 96px; height: 40px; border: 0; border-radius: 7px; background: ${button}; color: #ffffff; font: inherit; }
  .card { border: 1px solid #e5eaef; border-radius: 7px; padding: 8px; margin-block: 8px; }
</style>
<body>
<script>
  const listeners = new Map();
  const globals = {};
  const emit = (event, payload) => [...(listeners.get(event) ?? [])].forEach((listener) => listener(payload));
  const draw = async ({ storyId }) => {
    document.body.className = globals.mode;
    document.body.innerHTML = '<p>A key lets a program call the site.</p><div class="dot"></div><div class="card">main</div><button type="button">New key</button>';
    try {
      await (async () => { ${play} })();
      emit('storyFinished', { storyId, status: 'success' });
    } catch (error) {
      emit('playFunctionThrewException', error);
      emit('storyFinished', { storyId, status: 'error' });
    }
  };
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off: (event, listener) => listeners.set(event, (listeners.get(event) ?? []).filter((other) => other !== listener)),
    emit,
  };
  for (const event of ['setCurrentStory', 'forceRemount']) globalThis.__STORYBOOK_ADDONS_CHANNEL__.on(event, draw);
  globalThis.__STORYBOOK_PREVIEW__ = {
    storyStoreValue: { userGlobals: { update: (values) => Object.assign(globals, values) } },
    extract: async () => (${JSON.stringify({ [tinyStory.id]: { ...tinyStory, storyGlobals: {}, parameters: { chromatic: { disableSnapshot: false, modes } } } })}),
  };
</script>
</body>
</html>
`;
}
