import { Notes } from '../../../json/notes.ts';
import { readJson } from '../../../json/read.ts';
import { writeJson } from '../../../json/write.ts';
import { objectOf } from '../../../settings/flat.ts';
import { readIni, writeIni } from '../../../settings/ini.ts';

interface Input {
  readonly text: string;
  readonly to: 'json' | 'ini';
}

/** INI as JSON, or JSON as INI. */
export default function ini({ text, to }: Input) {
  const notes = new Notes();
  const result =
    to === 'json'
      ? writeJson(readIni(text, '/text', notes), { indent: '  ' })
      : writeIni(objectOf(readJson(text, { pointer: '/text', notes }), '/text'), notes);
  return { text: result, notes: notes.list };
}
