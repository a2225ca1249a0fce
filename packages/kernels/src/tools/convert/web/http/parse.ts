import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';
import { knownDirectives } from './known.ts';

export interface Directive {
  readonly name: string;
  readonly value: string | null;
}

export interface Header {
  readonly name: string;
  readonly value: string;
  readonly directives: readonly Directive[];
}

export interface Block {
  readonly startLine: string | null;
  readonly kind: 'request' | 'response' | 'unknown';
  readonly headers: readonly Header[];
}

const headersMax = 500;

/** A block of headers, as copied from a terminal or a browser's developer tools. */
export function parseBlock(text: string, notes: Note[]): Block {
  const lines = unfolded(text, notes);
  const [first = ''] = lines;
  const isRequest = /^[A-Z]+ \S+ HTTP\/[\d.]+$/.test(first);
  const isResponse = /^HTTP\/[\d.]+ \d{3}/.test(first);
  const hasStart = isRequest || isResponse;
  const headers: Header[] = [];
  for (const line of hasStart ? lines.slice(1) : lines) {
    const [, name, value = ''] = /^([\w!#$%&'*+.^`|~-]+):(.*)$/.exec(line) ?? [];
    if (name === undefined) notes.push({ code: 'not_header', values: { text: line.slice(0, 100) } });
    else headers.push({ name, value: value.trim(), directives: directivesOf(name.toLowerCase(), value.trim()) });
  }
  if (headers.length === 0) throw new InputFault('no_headers', { pointer: '/text' });
  if (headers.length > headersMax) throw new InputFault('too_many', { pointer: '/text', values: { max: headersMax } });
  return {
    startLine: hasStart ? first : null,
    kind: isRequest ? 'request' : isResponse ? 'response' : 'unknown',
    headers,
  };
}

/** The lines, without the marks of `curl -v` and with continued lines joined. */
function unfolded(text: string, notes: Note[]): string[] {
  const lines: string[] = [];
  for (const given of text.split(/\r\n|\r|\n/)) {
    const line = given.replace(/^[<>] ?/, '').trimEnd();
    if (/^[ \t]+\S/.test(line) && lines.length > 0) {
      lines.push(`${lines.pop() ?? ''} ${line.trim()}`);
      notes.push({ code: 'folded', values: { text: line.trim().slice(0, 100) } });
    } else if (line.trim() !== '') {
      lines.push(line.trim());
    }
  }
  return lines;
}

function directivesOf(name: string, value: string): Directive[] {
  switch (name) {
    case 'cache-control':
      return split(value, ',').map(pairOf);
    case 'strict-transport-security':
    case 'content-disposition':
      return split(value, ';').map(pairOf);
    case 'set-cookie':
      return split(value, ';').slice(1).map(pairOf);
    case 'content-security-policy':
    case 'content-security-policy-report-only':
      return split(value, ';').map((part) => {
        const [directive = '', ...sources] = part.split(/\s+/);
        return { name: directive.toLowerCase(), value: sources.length === 0 ? null : sources.join(' ') };
      });
    default:
      return [];
  }
}

/** Parts between separators that are not in quotation marks. */
function split(value: string, separator: ',' | ';'): string[] {
  const pattern = separator === ',' ? /(?:"(?:[^"\\]|\\.)*"|[^,"]|")+/g : /(?:"(?:[^"\\]|\\.)*"|[^;"]|")+/g;
  return (value.match(pattern) ?? []).map((part) => part.trim()).filter((part) => part !== '');
}

function pairOf(part: string): Directive {
  const at = part.indexOf('=');
  const name = (at === -1 ? part : part.slice(0, at)).trim().toLowerCase();
  return {
    name,
    value:
      at === -1
        ? null
        : part
            .slice(at + 1)
            .trim()
            .replace(/^"(.*)"$/s, '$1'),
  };
}

/** The header under which directives are explained; null for headers without them. */
export function directiveGroup(name: string): keyof typeof knownDirectives | null {
  const group = name === 'content-security-policy-report-only' ? 'content-security-policy' : name;
  return group in knownDirectives ? (group as keyof typeof knownDirectives) : null;
}
