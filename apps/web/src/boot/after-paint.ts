import { rememberPresses } from './early-press.ts';

/**
 * Stands at the end of pages that are rendered at build time: brings the rest once the first screen is painted. What
 * was fetched before would have to share the line with the page itself.
 */
function bringTheRest(): void {
  const { sheet, modules, script, calls } = JSON.parse(document.getElementById('rest')?.textContent ?? '{}') as {
    sheet: string;
    modules: readonly string[];
    script: string;
    calls: readonly string[];
  };
  const link = (rel: string, href: string, id = '') =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, id, crossOrigin: '' }));
  link('stylesheet', sheet, 'whole-sheet');
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

rememberPresses();
// In a tab that nobody sees nothing is ever painted.
if (document.hidden) bringTheRest();
else requestAnimationFrame(() => setTimeout(bringTheRest));
