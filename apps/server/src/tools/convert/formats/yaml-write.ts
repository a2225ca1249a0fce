import { writeJson } from './json.ts';
import type { Notes } from './notes.ts';
import { ExactNumber, Moment, type Value } from './value.ts';

/** Words that a reader of YAML 1.1 or 1.2 takes for something else than text. */
const reserved = /^(?:y|yes|n|no|true|false|on|off|null|nan|inf)$/i;
/** Text that no reader could mistake, though other text needs no quotes either. */
const plain = /^[\p{L}_](?:[\p{L}\p{M}\p{N}_./@+()&%$,;!?*=-]| (?=[^\s#]))*$/u;
/** Not printable, or a line break in some version: must be escaped. */
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Writes YAML 1.2 that readers of 1.1 understand alike. With an indent of 0 it is JSON on one line, which is YAML too. */
export function writeYaml(value: Value, indent: number, notes: Notes): string {
  if (indent === 0) return `${writeJson(value, 0, notes)}\n`;
  const step = ' '.repeat(indent);
  return `${block(value, '').replace(/^\n/, '')}\n`;

  /** A value after its key or dash: on the same line, or on lines of its own that begin with a line break. */
  function block(item: Value, margin: string): string {
    if (!isCollection(item)) return scalar(item, margin);
    if (item instanceof Map) {
      if (item.size === 0) return '{}';
      return [...item].map(([key, member]) => `\n${margin}${entry(key, member, margin)}`).join('');
    }
    if (item.length === 0) return '[]';
    return item
      .map((member, at) => {
        notes.enter(at);
        const inside = block(member, `${margin}  `);
        notes.leave();
        return `\n${margin}- ${inside.replace(/^\n */, '')}`;
      })
      .join('');
  }

  function entry(key: string, member: Value, margin: string): string {
    notes.enter(key);
    const inside = block(member, margin + step);
    notes.leave();
    const name = text(key);
    // A key over 1024 characters must be marked as one (YAML 1.2.2, section 7.4).
    if (name.length > 1000) return `? ${name}\n${margin}:${inside.startsWith('\n') ? '' : ' '}${inside}`;
    return `${name}:${inside.startsWith('\n') ? '' : ' '}${inside}`;
  }

  function scalar(item: Exclude<Value, Value[] | Map<string, Value>>, margin: string): string {
    if (item === null || typeof item === 'boolean') return String(item);
    if (item instanceof ExactNumber) return item.isFinite ? item.text : item.text.replace(/inf|nan/, '.$&');
    if (item instanceof Moment) {
      if (item.kind !== 'local time') return item.text;
      notes.add('date', 'YAML has no times of day; the local time is written as text.');
      return JSON.stringify(item.text);
    }
    return isParagraph(item) ? paragraph(item, margin === '' ? step : margin) : text(item);
  }
}

function isCollection(value: Value): value is Value[] | Map<string, Value> {
  return Array.isArray(value) || value instanceof Map;
}

function text(value: string): string {
  if (plain.test(value) && !reserved.test(value)) return value;
  return JSON.stringify(value).replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Several lines that a literal block gives back exactly. */
function isParagraph(value: string): boolean {
  return /^\S[^\n]*\n/.test(value) && !/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u.test(value.replaceAll('\n', '')) && !/ (?:\n|$)/.test(value);
}

function paragraph(value: string, margin: string): string {
  const body = value.replace(/\n+$/, '');
  const breaks = value.length - body.length;
  const chomping = breaks === 0 ? '-' : breaks === 1 ? '' : '+';
  const lines = value.replace(/\n$/, '').split('\n');
  return `|${chomping}${lines.map((line) => (line === '' ? '\n' : `\n${margin}${line}`)).join('')}`;
}
