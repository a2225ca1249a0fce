/** Rejects texts that take micromark far longer than others of their length. */
import type { parse, postprocess } from 'micromark';
import { InputFault } from '../../../../faults/input-fault.ts';

type Extensions = NonNullable<NonNullable<Parameters<typeof parse>[0]>['extensions']>;
type Extension = Exclude<Extensions[number], readonly unknown[]>;
type Constructs = NonNullable<Extension['text']>;
type Construct = Extract<Constructs[string], { readonly tokenize: unknown }>;
type Context = ThisParameterType<Construct['tokenize']>;

const pointer = '/text';
const levelsMax = 100;
const lazyMax = 4000;
const marksMax = 2000;
const openMax = 100;
const underlinesMax = 500;
const cellsMax = 100_000;

const [exclamation, opening, closing] = [33, 91, 93] as const;

/** For one text: in front of other extensions, and behind them. */
export function limits(): readonly [first: Extension, last: Extension] {
  const lines = { line: 0, offset: -1, levels: 0, seen: 0, lazy: 0 };
  const marks = inEachParagraph(() => ({ all: 0, open: 0 }));
  const countMark = function (this: Context, code: number) {
    const count = marks(this);
    count.all += 1;
    if (code === opening) count.open += 1;
    else if (code === closing) count.open = Math.max(0, count.open - 1);
    if (count.all > marksMax) throw new InputFault('too_many_marks', { pointer, values: { max: marksMax } });
    if (count.open > openMax) throw new InputFault('too_many_brackets', { pointer, values: { max: openMax } });
  };
  const mark = matchingNothing(countMark);
  // `![` is one mark.
  const image: Construct = {
    tokenize(effects, _, nok) {
      return (code) => {
        effects.enter('data');
        effects.consume(code);
        return (next) => {
          if (next === opening) countMark.call(this, opening);
          effects.exit('data');
          return nok(next);
        };
      };
    },
  };
  // A quote, a list or a footnote can begin where one is tried.
  const level = matchingNothing(function () {
    const { line, offset } = this.now();
    if (line > lines.line) Object.assign(lines, { line, offset: -1, levels: 0 });
    if (offset <= lines.offset) return;
    lines.offset = offset;
    lines.levels += 1;
    if (lines.levels > levelsMax) throw new InputFault('too_deep', { pointer, values: { max: levelsMax } });
  });
  const lineStart = matchingNothing(function () {
    const { line } = this.now();
    if (line <= lines.seen) return;
    lines.seen = line;
    if (this.parser.lazy[line - 1] === true) lines.lazy += 1;
    if (lines.lazy > lazyMax) throw new InputFault('too_many_lazy_lines', { pointer, values: { max: lazyMax } });
  });
  return [
    {
      document: { null: lineStart, ...onEach('>*+-0123456789', level) },
      // Behind these is what takes brackets with it, such as a footnote.
      text: { [exclamation]: image, [opening]: mark, [closing]: mark },
    },
    { text: onEach('*_~', mark) },
  ];
}

const onEach = (characters: string, construct: Construct): Constructs =>
  Object.fromEntries(Array.from(characters, (character) => [character.charCodeAt(0), construct]));

function inEachParagraph<State>(first: () => State): (context: Context) => State {
  const states = new WeakMap<Context, State>();
  return (context) => {
    const state = states.get(context) ?? first();
    states.set(context, state);
    return state;
  };
}

function matchingNothing(onTry: (this: Context, code: number) => void): Construct {
  return {
    tokenize(_effects, _ok, nok) {
      return (code) => {
        onTry.call(this, code ?? 0);
        return nok(code);
      };
    },
  };
}

/** Lines that can be the underline of a heading. */
export function checkUnderlines(text: string): void {
  const lines = text.match(/^ {0,3}(?:=+|-+)[ \t]*$/gm)?.length ?? 0;
  if (lines > underlinesMax) throw new InputFault('too_many_underlines', { pointer, values: { max: underlinesMax } });
}

/** Short rows of a table are filled up to the number of its columns. */
export function checkTables(events: ReturnType<typeof postprocess>): void {
  let cells = 0;
  let columns = 0;
  for (const [kind, token] of events) {
    const { type, _align: alignments } = token as { type: string; _align?: readonly unknown[] };
    if (kind !== 'enter') continue;
    if (type === 'table') columns = alignments?.length ?? 0;
    else if (type === 'tableRow') cells += columns;
  }
  if (cells > cellsMax) throw new InputFault('too_many_cells', { pointer, values: { max: cellsMax } });
}
