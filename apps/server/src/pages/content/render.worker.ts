/** Renders pages in a thread, with the bundle that the web app's build rendered its public pages with. */
import { pathToFileURL } from 'node:url';
import type { Started } from '../../task-started.ts';
import { taskStarted } from '../../task-started.ts';
import { markdownOfPage } from './page-markdown.ts';
import type { RenderTask, RenderResult } from './render-task.ts';

interface Renderer {
  renderDocument(task: RenderTask['document']): Promise<RenderResult>;
}

export default async function render({ bundle, document, ...started }: RenderTask & Started): Promise<RenderResult> {
  const renderer = (await import(pathToFileURL(bundle).href)) as Renderer;
  taskStarted(started);
  const result = await renderer.renderDocument(document);
  if (!document.isTextOnly || 'missing' in result || result.isNotFound) return result;
  return { ...result, head: '', body: markdownOfPage({ ...document, body: result.body }), data: null };
}
