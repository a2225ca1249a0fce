import { compile, parse, postprocess, preprocess } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Note } from '../../../faults/note.ts';
import { checkTables, checkUnderlines, limits } from './markdown/limits.ts';

interface Input {
  readonly text: string;
  readonly flavour: 'commonmark' | 'gfm';
  readonly html: 'escape' | 'keep';
}

/**
 * Markdown as HTML. Raw HTML becomes text and dangerous URLs are removed, unless they are to be kept.
 * @throws InputFault for a text that would take long
 */
export default function markdown({ text, flavour, html }: Input) {
  const isGfm = flavour === 'gfm';
  checkUnderlines(text);
  const [first, last] = limits();
  const parser = parse({ extensions: [first, ...(isGfm ? [gfm()] : []), last] });
  const events = postprocess(parser.document().write(preprocess()(text, 'utf8', true)));
  checkTables(events);
  const render = (options: Parameters<typeof compile>[0]) =>
    compile({ ...options, ...(isGfm && { htmlExtensions: [gfmHtml()] }) })(events);
  const safe = render({});
  const withHtml = render({ allowDangerousHtml: true });
  const whole = render({ allowDangerousHtml: true, allowDangerousProtocol: true });
  const notes: Note[] = [];
  if (html === 'keep') {
    if (safe !== whole) notes.push({ code: 'not_safe', pointer: '/text' });
    return { text: whole, notes };
  }
  if (withHtml !== safe) notes.push({ code: 'html_escaped', pointer: '/text' });
  if (withHtml !== whole) notes.push({ code: 'urls_removed', pointer: '/text' });
  return { text: safe, notes };
}
