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
  for (const { 0: whole, index: start } of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
    const lineBreak = whole.endsWith('\r\n') ? '\r\n' : whole.endsWith('\n') ? '\n' : '';
    const line = whole.slice(0, whole.length - lineBreak.length);
    const end = shownLength(line);
    const isSoft = line.charAt(end - 1) === '=';
    for (let at = 0; at < (isSoft ? end - 1 : end); at += 1) {
      const unit = line.charCodeAt(at);
      if (unit === 61) {
        const digits = line.slice(at + 1, at + 3);
        if (!/^[0-9A-Fa-f]{2}$/.test(digits))
          throw new InputFault('bad_escape', { pointer: '/text', in: { text, offset: start + at } });
        bytes.push(Number.parseInt(digits, 16));
        at += 2;
      } else if ((unit < 32 && unit !== 9 && unit !== 13) || unit > 126) throw badCharacter(text, start + at);
      else bytes.push(unit);
    }
    if (!isSoft) for (const character of lineBreak) bytes.push(character.charCodeAt(0));
  }
  return Uint8Array.from(bytes);
}

/** Without spaces and tabs at the end. */
function shownLength(line: string): number {
  let end = line.length;
  while (end > 0 && /[ \t]/.test(line.charAt(end - 1))) end -= 1;
  return end;
}
