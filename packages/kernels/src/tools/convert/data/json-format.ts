import { Notes } from '../../../json/notes.ts';
import { readJson } from '../../../json/read.ts';
import { writeJson } from '../../../json/write.ts';

const indents = { '2': '  ', '4': '    ', tab: '\t', none: '' } as const;

interface Input {
  readonly text: string;
  readonly indent: keyof typeof indents;
  readonly sortKeys: boolean;
  readonly ascii: boolean;
}

/** JSON (RFC 8259) with another layout. Numbers keep the digits they were written with. */
export default function jsonFormat({ text, indent, sortKeys, ascii }: Input) {
  const notes = new Notes();
  const value = readJson(text, { pointer: '/text', notes });
  const formatted = writeJson(value, { indent: indents[indent], sortsKeys: sortKeys, isAscii: ascii });
  const bytes = (json: string) => new TextEncoder().encode(json).length;
  return { text: formatted, bytes: bytes(formatted), bytesBefore: bytes(text), notes: notes.list };
}
