import type { Plugin } from 'vite';
import { samplesOf } from './samples.ts';

const frame = { inline: false, height: '420px' };

/** Whether the story opens over the page when it is rendered. A disclosure opens in the page. */
export function beginsOpen(sample: string): boolean {
  // A lightbox shows the picture of its index.
  if (/<Lightbox\b[\s\S]*?\sindex=\{\d/.test(sample)) return true;
  return /\s(?:isOpen|defaultOpen)(?=[\s/>]|=\{true\})/.test(sample) && !/<Disclosure\b/.test(sample);
}

/**
 * Gives stories the samples that docs pages show. Stories that begin open are shown there in a frame, because they would
 * cover the page.
 */
export function samplesPlugin(): Plugin {
  return {
    name: 'apiyard:samples',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return null;
      const lines = [...samplesOf(code, id)].map(([story, sample]) => {
        const docs = {
          source: { code: sample, language: 'tsx', format: false },
          ...(beginsOpen(sample) ? { story: frame } : {}),
        };
        const parameters = `${story}.input.parameters`;
        return `;${parameters} = { ...${parameters}, docs: { ...${parameters}?.docs, ...${JSON.stringify(docs)} } };`;
      });
      // Only added at the end, so that every line keeps its place.
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
  };
}
