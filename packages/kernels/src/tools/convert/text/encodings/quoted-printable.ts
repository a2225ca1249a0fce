/** Quoted-printable (RFC 2045, section 6.7) for text: line breaks become CRLF. */
import { InputFault } from '../../../../faults/input-fault.ts';
import { badCharacter } from './fault.ts';

const lineMax = 76;

export function encodeQuotedPrintable(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (const line of splitLines(bytes)) {
    const tokens = Array.from(line, (byte, at) => tokenOf(byte, at === line.length - 1));
    let current = '';
    for (const [at, token] of tokens.entries()) {
      const room = at === tokens.length - 1 ? lineMax : lineMax - 1;
      if (current.length + token.length > room) {
        lines.push(`${current}=`);
        current = '';
      }
      current += token;
    }
    lines.push(current);
  }
  return lines.join('\r\n');
}

function tokenOf(byte: number, isLast: boolean): string {
  const isLiteral = (byte >= 33 && byte <= 126 && byte !== 61) || ((byte === 32 || byte === 9) && !isLast);
  return isLiteral ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** Lines end with LF or CRLF; a CR alone is data. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, start)) {
    lines.push(bytes.subarray(start, at > start && bytes[at - 1] === 13 ? at - 1 : at));
    start = at + 1;
  }
  lines.push(bytes.subarray(start));
  return lines;
}

/** White space at the ends of lines is left out, as mail servers may have added it. */
export function decodeQuotedPrintable(text: string): Uint8Array {
  const bytes: number[] = [];
  let offset = 0;
  while (offset < text.length) {
    const rest = /[ \t]*(?:\r\n|\n|$)/y;
    rest.lastIndex = offset;
    const lineEnd = rest.exec(text)?.[0];
    if (lineEnd !== undefined) {
      for (const character of lineEnd.trimStart() || lineEnd.replace(/[ \t]+/, '')) bytes.push(character.charCodeAt(0));
      offset += lineEnd.length;
      continue;
    }
    const unit = text.charCodeAt(offset);
    if (unit !== 61) {
      if ((unit < 32 && unit !== 9 && unit !== 13) || unit > 126) throw badCharacter(text, offset);
      bytes.push(unit);
      offset += 1;
      continue;
    }
    const escape = /=(?:([0-9A-Fa-f]{2})|[ \t]*(?:\r\n|\n|$))/y;
    escape.lastIndex = offset;
    const found = escape.exec(text);
    if (found === null) throw new InputFault('bad_escape', { pointer: '/text', in: { text, offset } });
    if (found[1] !== undefined) bytes.push(Number.parseInt(found[1], 16));
    offset += found[0].length;
  }
  return Uint8Array.from(bytes);
}
