import { InputFault } from '../../../faults/input-fault.ts';
import { Notes } from '../../../json/notes.ts';
import { readJson } from '../../../json/read.ts';
import { readJsonLines } from '../../../json/read-lines.ts';
import type { JsonValue } from '../../../json/value.ts';
import { writeJson } from '../../../json/write.ts';
import { metaUris } from '../../../json-schema/load.ts';
import { addSample, emptyShape, schemaOf } from '../../../json-schema/infer.ts';

interface Input {
  readonly text: string;
  readonly samples: 'one' | 'items' | 'lines';
  readonly required: boolean;
  readonly formats: boolean;
  readonly closed: boolean;
}

/** A JSON Schema 2020-12 that all samples fit. */
export default function jsonSchemaInfer({ text, samples: kind, ...options }: Input) {
  const notes = new Notes();
  const samples = kind === 'lines' ? readJsonLines(text, { pointer: '/text', notes }) : listed(kind);
  const shape = emptyShape();
  for (const sample of samples) addSample(shape, sample);
  const schema = new Map([['$schema', metaUris['2020-12'] as JsonValue], ...schemaOf(shape, options)]);
  return { text: writeJson(schema, { indent: '  ' }), count: samples.length, notes: notes.list };

  function listed(of: 'one' | 'items'): JsonValue[] {
    const value = readJson(text, { pointer: '/text', notes });
    if (of === 'one') return [value];
    if (!Array.isArray(value) || value.length === 0) throw new InputFault('no_samples', { pointer: '/text' });
    return value;
  }
}
