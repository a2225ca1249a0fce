import '@apiyard/ui/theme/reset.css';
import '@apiyard/ui/theme/themes.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './boot/App.tsx';
import { startApp } from './boot/start-app.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
/** The language in which this page was rendered at build time, if it was. */
const renderedIn = root.dataset['rendered'];

try {
  const app = await startApp(import.meta.env.VITE_API_BASE ?? '', renderedIn !== undefined);
  const shown = <App app={app} />;
  // What was rendered is kept only where the same comes: for visitors, in its language, while the server is ready.
  if (renderedIn !== undefined && (await app.startsAsRendered(renderedIn))) {
    hydrateRoot(root, shown, { onRecoverableError: (error) => console.error(error) });
  } else {
    createRoot(root).render(shown);
  }
} catch (error) {
  console.error(error);
  // The texts may be what could not be loaded: these stand in the page.
  const words = document.getElementById('start-words');
  if (words !== null) words.textContent = words.dataset['failed'] ?? '';
}
