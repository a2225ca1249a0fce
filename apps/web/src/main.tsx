import '@apiyard/ui/theme/reset.css';
import '@apiyard/ui/theme/themes.css';
import type { ReactNode } from 'react';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './boot/App.tsx';
import { startApp } from './boot/start-app.ts';
import { wholeSheet } from './boot/whole-sheet.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
/** The language in which this page was rendered at build time, if it was. */
const renderedIn = root.dataset['rendered'];
const renderedFor = renderedIn === undefined ? undefined : root.dataset['for'] === 'people' ? 'person' : 'visitor';

/** Tells `boot/early-input.ts` that the page is hydrated. */
function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => void document.dispatchEvent(new Event('alive')), []);
  return children;
}

/** React recovered; the original error is in `cause`. */
const onRecoverableError = (error: unknown) => console.error(error, error instanceof Error ? error.cause : undefined);

try {
  const [app] = await Promise.all([
    startApp(import.meta.env.VITE_API_BASE ?? '', import.meta.env.BASE_URL.replace(/\/$/, ''), renderedFor),
    wholeSheet(document),
  ]);
  const shown = <App app={app} />;
  // The rendered page is hydrated only if it matches: for this person, in this language, while the server is ready.
  if (renderedIn !== undefined && (await app.startsAsRendered(renderedIn))) {
    // A transition can be interrupted by input.
    startTransition(() => void hydrateRoot(root, <Alive>{shown}</Alive>, { onRecoverableError }));
  } else {
    if (renderedFor === 'person') {
      // Discards a page rendered for others: it may have been hidden because of its language.
      root.replaceChildren();
      delete document.documentElement.dataset['otherLanguage'];
    }
    createRoot(root, { onRecoverableError }).render(shown);
  }
} catch (error) {
  console.error(error);
  // Removes a page that will never hydrate.
  const start = document.getElementById('start-screen');
  if (start instanceof HTMLTemplateElement) root.replaceChildren(start.content);
  // The texts may be what failed to load: these are part of the page.
  const words = document.getElementById('start-words');
  if (words !== null) words.textContent = words.dataset['failed'] ?? '';
}
