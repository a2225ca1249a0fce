/** The pieces of a well-formed XML text, as they were written. */
interface Token {
  readonly kind: 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype' | 'open' | 'close' | 'empty';
  readonly raw: string;
}

export type { Token };

/** @param text must be well-formed */
export function* xmlTokens(text: string): Generator<Token> {
  for (let at = 0; at < text.length;) {
    const end = endOf(text, at);
    const raw = text.slice(at, end);
    yield { kind: kindOf(raw), raw };
    at = end;
  }
}

function kindOf(raw: string): Token['kind'] {
  if (!raw.startsWith('<')) return 'text';
  if (raw.startsWith('<!--')) return 'comment';
  if (raw.startsWith('<![CDATA[')) return 'cdata';
  if (raw.startsWith('<!')) return 'doctype';
  if (raw.startsWith('<?')) return 'instruction';
  if (raw.startsWith('</')) return 'close';
  return raw.endsWith('/>') ? 'empty' : 'open';
}

function endOf(text: string, at: number): number {
  const after = (end: string, from: number) => {
    const found = text.indexOf(end, from);
    return found === -1 ? text.length : found + end.length;
  };
  if (text[at] !== '<') {
    const found = text.indexOf('<', at);
    return found === -1 ? text.length : found;
  }
  if (text.startsWith('<!--', at)) return after('-->', at + 4);
  if (text.startsWith('<![CDATA[', at)) return after(']]>', at + 9);
  if (text.startsWith('<?', at)) return after('?>', at + 2);
  return text.startsWith('<!', at) ? doctypeEnd(text, at, after) : tagEnd(text, at);
}

/** Values in quotes can have any sign. */
function tagEnd(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return text.length;
}

function doctypeEnd(text: string, start: number, after: (end: string, from: number) => number): number {
  let depth = 0;
  for (let at = start; at < text.length;) {
    const sign = text[at] as string;
    if (sign === '"' || sign === "'") at = after(sign, at + 1);
    else if (depth > 0 && text.startsWith('<!--', at)) at = after('-->', at + 4);
    else if (depth > 0 && text.startsWith('<?', at)) at = after('?>', at + 2);
    else {
      if (sign === '[') depth += 1;
      if (sign === ']') depth -= 1;
      at += 1;
      if (sign === '>' && depth === 0) return at;
    }
  }
  return text.length;
}
