import '@apiyard/ui/theme/reset.css';
import '@apiyard/ui/theme/themes.css';
import { createRoot } from 'react-dom/client';
import { App } from './boot/App.tsx';
import { startApp } from './boot/start-app.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

try {
  const app = await startApp(import.meta.env.VITE_API_BASE ?? '');
  createRoot(root).render(<App app={app} />);
} catch (error) {
  console.error(error);
  const words = document.getElementById('start-words');
  if (words !== null) words.textContent = 'Unexpected Application Error! A part of Apiyard could not be loaded. Check the connection and load the page again.';
}
