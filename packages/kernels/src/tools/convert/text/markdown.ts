import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Note } from '../../../faults/note.ts';

interface Input {
  readonly text: string;
  readonly flavour: 'commonmark' | 'gfm';
  readonly html: 'escape' | 'keep';
}

/** Markdown as HTML. Raw HTML becomes text and dangerous URLs are removed, unless they are to be kept. */
export default function markdown({ text, flavour, html }: Input) {
  const render = (isKept: boolean) =>
    micromark(text, {
      allowDangerousHtml: isKept,
      allowDangerousProtocol: isKept,
      ...(flavour === 'gfm' && { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
    });
  const whole = render(true);
  const result = html === 'keep' ? whole : render(false);
  const notes: Note[] = [];
  if (html === 'keep' && render(false) !== whole) notes.push({ code: 'not_safe', pointer: '/text' });
  if (html === 'escape' && result !== whole) {
    const withHtml = micromark(text, {
      allowDangerousHtml: true,
      ...(flavour === 'gfm' && { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
    });
    if (withHtml !== result) notes.push({ code: 'html_escaped', pointer: '/text' });
    if (withHtml !== whole) notes.push({ code: 'urls_removed', pointer: '/text' });
  }
  return { text: result, notes };
}
