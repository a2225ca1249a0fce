import { holdEarlyInput } from './early-input.ts';

/**
 * Runs at the end of pages rendered at build time: loads the rest after first paint. What
 * is loaded earlier competes with the page itself for bandwidth.
 */
function bringTheRest(): void {
  const { sheet, modules, script, calls } = JSON.parse(document.getElementById('rest')?.textContent ?? '{}') as {
    sheet: string | null;
    modules: readonly string[];
    script: string;
    calls: readonly string[];
  };
  const link = (rel: string, href: string, id = '') =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, id, crossOrigin: '' }));
  if (sheet !== null) link('stylesheet', sheet, 'whole-sheet');
  for (const call of calls)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'fetch',
        href: call,
        crossOrigin: 'use-credentials',
      }),
    );
  for (const module of modules) link('modulepreload', module);
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: script, crossOrigin: '' }),
  );
}

holdEarlyInput();
// A background tab never paints.
if (document.hidden) bringTheRest();
else requestAnimationFrame(() => setTimeout(bringTheRest));
