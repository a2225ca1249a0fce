import { Notes } from '../../../json/notes.ts';
import { readJson } from '../../../json/read.ts';
import { writeJson } from '../../../json/write.ts';
import { readEnv, writeEnv } from '../../../settings/env.ts';
import { objectOf } from '../../../settings/flat.ts';

interface Input {
  readonly text: string;
  readonly to: 'json' | 'env';
}

/** Environment variables (dotenv) as JSON, or JSON as environment variables. */
export default function env({ text, to }: Input) {
  const notes = new Notes();
  const result =
    to === 'json'
      ? writeJson(readEnv(text, '/text', notes), { indent: '  ' })
      : writeEnv(objectOf(readJson(text, { pointer: '/text', notes }), '/text'), notes);
  return { text: result, notes: notes.list };
}
