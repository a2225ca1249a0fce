import { Notes } from '../../../json/notes.ts';
import { readJson } from '../../../json/read.ts';
import { writeJson } from '../../../json/write.ts';
import { objectOf } from '../../../settings/flat.ts';
import { readProperties, writeProperties } from '../../../settings/properties.ts';

interface Input {
  readonly text: string;
  readonly to: 'json' | 'properties';
  readonly ascii: boolean;
}

/** Java properties as JSON, or JSON as Java properties. */
export default function properties({ text, to, ascii }: Input) {
  const notes = new Notes();
  const result =
    to === 'json'
      ? writeJson(readProperties(text, '/text', notes), { indent: '  ' })
      : writeProperties(objectOf(readJson(text, { pointer: '/text', notes }), '/text'), { isAscii: ascii }, notes);
  return { text: result, notes: notes.list };
}
