/** Faults and notes of kernels, which have codes and values, as sentences of the tool. */
import type { Language } from '@apiyard/api/contract/hub/hub';
import { fill } from '@apiyard/kernels/faults/fill';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import type { Note } from '@apiyard/kernels/faults/note';
import { addSentence, invalidBy, issue } from '../problems/sentence.ts';
import type { Text } from '../text.ts';
import { textIn } from '../text.ts';

type Run<Input, Context, Result> = (input: Input, context: Context) => Result | Refused | Promise<Result | Refused>;
type Refused = ReturnType<typeof invalidBy>;

interface Definition<Input, Context, Result> {
  readonly path: string;
  readonly errors?: Readonly<Record<string, Text>>;
  readonly sentences?: Readonly<Record<string, Text>>;
  readonly notes?: Readonly<Record<string, Text>>;
  readonly run: Run<Input, Context, Result>;
}

/** The tool's `run`. It throws an Error for a code that the tool does not declare. */
export function inWords<Input, Context extends { readonly language?: Language }, Result extends object>(
  definition: Definition<Input, Context, Result>,
): Run<Input, Context, Result> {
  const { path, errors = {}, notes = {} } = definition;
  const sentences = new Map(
    Object.entries({ ...errors, ...definition.sentences }).map(([code, text]) => [
      code,
      addSentence(`tools/${path}/${code}`, text),
    ]),
  );

  function refusal(error: unknown): Refused {
    if (!(error instanceof InputFault)) throw error;
    return invalidBy([issueOf(error), ...error.others.map(issueOf)]);
  }

  function issueOf({ code, pointer, sentence: key, values, place }: InputFault): ReturnType<typeof issue> {
    const sentence = sentences.get(key);
    if (sentence === undefined) throw new Error(`The tool ${path} does not declare the error '${key}'.`);
    return issue(pointer, code, sentence(values), place ?? {});
  }

  function withNotes<Given extends object>(result: Given, { language = 'en' }: Context): Given {
    if (!('notes' in result) || !Array.isArray(result.notes)) return result;
    const written = (result.notes as readonly (Note | { readonly detail: string })[]).map((note) => {
      if ('detail' in note) return note;
      const text = notes[note.code];
      if (text === undefined) throw new Error(`The tool ${path} does not declare the note '${note.code}'.`);
      const detail = fill(language, textIn(text, language), note.values ?? {});
      return { pointer: note.pointer ?? '', code: note.code, detail };
    });
    return { ...result, notes: written };
  }

  return (input, context) => {
    try {
      const result = definition.run(input, context);
      return result instanceof Promise
        ? result.then((settled) => withNotes(settled, context)).catch(refusal)
        : withNotes(result, context);
    } catch (error) {
      return refusal(error);
    }
  };
}
