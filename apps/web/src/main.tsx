import '@apiyard/ui/theme/reset.css';
import '@apiyard/ui/theme/themes.css';
import type { ReactNode } from 'react';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './boot/App.tsx';
import { pressAgain } from './boot/early-press.ts';
import { startApp } from './boot/start-app.ts';
import { wholeSheet } from './boot/whole-sheet.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
/** The language in which this page was rendered at build time, if it was. */
const renderedIn = root.dataset['rendered'];
const renderedFor = renderedIn === undefined ? undefined : root.dataset['for'] === 'people' ? 'person' : 'visitor';

function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(pressAgain, []);
  return children;
}

/** React went on by itself, and says what stopped it first only in the cause. */
const onRecoverableError = (error: unknown) => console.error(error, error instanceof Error ? error.cause : undefined);

try {
  const [app] = await Promise.all([
    startApp(import.meta.env.VITE_API_BASE ?? '', import.meta.env.BASE_URL.replace(/\/$/, ''), renderedFor),
    wholeSheet(document),
  ]);
  const shown = <App app={app} />;
  // What was rendered is kept only where the same comes: for those it is for, in its language, while the server is ready.
  if (renderedIn !== undefined && (await app.startsAsRendered(renderedIn))) {
    // A transition gives way to what people do meanwhile.
    startTransition(() => void hydrateRoot(root, <Alive>{shown}</Alive>, { onRecoverableError }));
  } else {
    if (renderedFor === 'person') {
      // Nothing of a frame that is not theirs: it may have been out of sight for its language.
      root.replaceChildren();
      delete document.documentElement.dataset['otherLanguage'];
    }
    createRoot(root, { onRecoverableError }).render(shown);
  }
} catch (error) {
  console.error(error);
  // A frame that nothing will ever fill gives way.
  const start = document.getElementById('start-screen');
  if (start instanceof HTMLTemplateElement) root.replaceChildren(start.content);
  // The texts may be what could not be loaded: these stand in the page.
  const words = document.getElementById('start-words');
  if (words !== null) words.textContent = words.dataset['failed'] ?? '';
}
