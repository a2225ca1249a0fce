/** Text edits of the Markdown editor's toolbar: pure, from a selection to one replacement. */

/** A text and what is selected in it; start and end are the same where nothing is. */
interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replace the text between `from` and `to` with `insert`, then select from `start` to `end`. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

export type Mark = 'bold' | 'italic' | 'code' | 'link' | 'heading' | 'list' | 'numbers' | 'quote';

/** The replacement that adds the mark to the selection, or removes an existing one. */
export function marked(mark: Mark, selected: Selected): Replacement {
  switch (mark) {
    case 'bold':
      return around(tightened(selected), 2);
    case 'italic':
      return around(tightened(selected), 1);
    case 'code':
      return selected.text.slice(selected.start, selected.end).includes('\n')
        ? fence(selected)
        : inCode(tightened(selected));
    case 'link':
      return link(tightened(selected));
    case 'heading':
      return eachLine(selected, /^#{1,6} +/, () => '## ');
    case 'list':
      return eachLine(selected, /^[-*+] +/, () => '- ');
    case 'numbers':
      return eachLine(selected, /^\d+[.)] +/, (index) => `${index + 1}. `);
    case 'quote':
      return eachLine(selected, /^> ?/, () => '> ');
  }
}

/** Marks bind to words only: spaces at the edges of a selection stay outside of them. */
function tightened({ text, start, end }: Selected): Selected {
  const inside = text.slice(start, end);
  if (inside.trim() === '') return { text, start, end };
  return {
    text,
    start: start + inside.length - inside.trimStart().length,
    end: end - inside.length + inside.trimEnd().length,
  };
}

/** One star is italic, two are bold, three are both. */
function around({ text, start, end }: Selected, stars: 1 | 2): Replacement {
  const before = /\*{0,3}$/.exec(text.slice(Math.max(0, start - 3), start))?.[0].length ?? 0;
  const after = /^\*{0,3}/.exec(text.slice(end, end + 3))?.[0].length ?? 0;
  const both = Math.min(before, after);
  const isMarked = stars === 2 ? both >= 2 : both % 2 === 1;
  const inside = text.slice(start, end);
  if (isMarked) return { from: start - stars, to: end + stars, insert: inside, start: start - stars, end: end - stars };
  const mark = '*'.repeat(stars);
  return { from: start, to: end, insert: mark + inside + mark, start: start + stars, end: end + stars };
}

function inCode({ text, start, end }: Selected): Replacement {
  const inside = text.slice(start, end);
  if (text[start - 1] === '`' && text[end] === '`')
    return { from: start - 1, to: end + 1, insert: inside, start: start - 1, end: end - 1 };
  return { from: start, to: end, insert: `\`${inside}\``, start: start + 1, end: end + 1 };
}

/** Whole lines in a fenced block. */
function fence(selected: Selected): Replacement {
  const { from, to } = linesOf(selected);
  const inside = selected.text.slice(from, to);
  return { from, to, insert: `\`\`\`\n${inside}\n\`\`\``, start: from + 4, end: from + 4 + inside.length };
}

const placeholder = 'https://';

/** Selects the placeholder address, or the placeholder text when an address was selected. */
function link({ text, start, end }: Selected): Replacement {
  const inside = text.slice(start, end);
  if (/^(?:https?:\/\/|\/)\S+$/.test(inside))
    return { from: start, to: end, insert: `[](${inside})`, start: start + 1, end: start + 1 };
  const at = start + inside.length + 3;
  return { from: start, to: end, insert: `[${inside}](${placeholder})`, start: at, end: at + placeholder.length };
}

function linesOf({ text, start, end }: Selected): { readonly from: number; readonly to: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end - 1));
  return { from, to: next === -1 ? text.length : Math.max(from, next) };
}

/** Adds a mark to every non-empty line; removes it where all of them have it. */
function eachLine(selected: Selected, known: RegExp, prefix: (index: number) => string): Replacement {
  const { from, to } = linesOf(selected);
  const lines = selected.text.slice(from, to).split('\n');
  const isOne = lines.length === 1;
  const counts = (line: string) => isOne || line.trim() !== '';
  const isMarked = lines.filter(counts).every((line) => known.test(line));
  let index = 0;
  const changed = lines.map((line) => {
    if (!counts(line)) return line;
    const bare = line.replace(known, '');
    return isMarked ? bare : prefix(index++) + bare;
  });
  const insert = changed.join('\n');
  const end = from + insert.length;
  return { from, to, insert, start: isOne ? end : from, end };
}
