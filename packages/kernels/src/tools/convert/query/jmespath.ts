import { Notes } from '../../../json/notes.ts';
import { readJson } from '../../../json/read.ts';
import { typeOf } from '../../../json/value.ts';
import { writeJson } from '../../../json/write.ts';
import { compile } from '../../../jmespath/compile.ts';

interface Input {
  readonly text: string;
  readonly query: string;
}

/** The value that a JMESPath expression returns for a JSON text. */
export default function jmespath({ text, query }: Input) {
  const notes = new Notes();
  const evaluate = compile(query);
  const result = evaluate(readJson(text, { pointer: '/text', notes }));
  return { text: writeJson(result, { indent: '  ' }), type: typeOf(result), notes: notes.list };
}
