import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml';
import { byteOrderMark, Fault, misplacedMark } from './fault.ts';
import { writeJson } from './json.ts';
import { decimalOf, depthMax, outputBytesMax, repeatedMax, resultTooLarge, tooDeep } from './limits.ts';
import { Notes } from './notes.ts';
import { ExactNumber, momentOf, scalarText, type Table, type Value } from './value.ts';
import { reasonOf } from './words.ts';

type NodeEvent = Extract<Event, { tagStart: number }>;
type ScalarEvent = Extract<Event, { valueStart: number }>;

/** Maximum extra characters for keys that are lists or tables. */
const collectionKeysMoreMax = 100_000;

/** Maximum length of the scalars that are created once; `false` is the longest word. */
const sharedLengthMax = 5;

/**
 * Reads YAML 1.2 (core schema) with two features of 1.1 that files rely on: merge keys, and unquoted dates. Aliases are
 * expanded. Several documents become a list.
 */
export function readYaml(text: string, notes: Notes): Value {
  const events = parse(text);
  const documents: Value[] = [];
  let at = 0;
  let repeated = 0;
  let count = 0;
  /** Current nesting depth. */
  let depth = 0;
  /** Depth of the last value. */
  let height = 0;
  let keysLength = 0;
  let collectionKeysLength = 0;
  let anchors = new Map<string, { value: Value; size: number; height: number }>();
  /** Words and short numbers, each created once: in long lists of them, that halves the time of this reader. */
  const sharedScalars = new Map<string, null | boolean | ExactNumber>(words);
  let starts = 0;
  for (const event of events) if (event.type === EVENT_ID.DOCUMENT) starts += 1;

  rejectMarks(text, events);
  noteComments(text, events, notes);
  if (starts > 1) notes.add('documents', 'data.note.yaml.documents', { count: starts });
  while (at < events.length) {
    at += 1;
    anchors = new Map();
    if (starts > 1) notes.enter(documents.length);
    depth = starts > 1 ? 1 : 0;
    documents.push(events[at]?.type === EVENT_ID.POP ? null : read());
    if (starts > 1) notes.leave();
    at += 1;
  }
  return starts > 1 ? documents : (documents[0] ?? null);

  function read(): Value {
    const event = events[at] as Event;
    at += 1;
    if (event.type === EVENT_ID.ALIAS)
      return readAlias(text.slice(event.anchorStart, event.anchorEnd), event.anchorStart - 1);
    const before = count;
    count += 1;
    const value = readNode(event as NodeEvent);
    const node = event as NodeEvent;
    if (node.anchorStart !== -1) {
      notes.add('anchor', 'data.note.yaml.anchor');
      anchors.set(text.slice(node.anchorStart, node.anchorEnd), { value, size: count - before, height });
    }
    return value;
  }

  function readAlias(name: string, offset: number): Value {
    const anchor = anchors.get(name);
    if (!anchor) throw new Fault('syntax', 'data.fault.yaml.alias', { name }, offset);
    repeat(anchor.size, offset);
    if (depth + anchor.height > depthMax) throw tooDeep(offset);
    height = anchor.height;
    return anchor.value;
  }

  function repeat(size: number, offset: number): void {
    repeated += size;
    count += size;
    if (repeated > repeatedMax) throw new Fault('aliases', 'data.fault.yaml.repeated', { max: repeatedMax }, offset);
  }

  function readNode(event: NodeEvent): Value {
    const tag =
      event.tagStart === -1
        ? ''
        : text.slice(event.tagStart, event.tagEnd).replace(/^!<tag:yaml\.org,2002:(.*)>$/, '!!$1');
    if (tag !== '' && !/^!$|^!!(?:str|int|float|bool|null|map|seq|timestamp)$/.test(tag)) {
      noteTag(tag);
    }
    if (event.type === EVENT_ID.SCALAR) {
      height = 0;
      return readScalar(event, tag);
    }
    depth += 1;
    if (depth > depthMax) throw tooDeep(event.start);
    const collection = event.type === EVENT_ID.SEQUENCE ? readSequence() : readMapping();
    depth -= 1;
    return collection;
  }

  function readScalar(event: ScalarEvent, tag: string): Value {
    const content = getScalarValue(text, event);
    const typed = tag === '' ? event.style === SCALAR_STYLE.PLAIN : /^!!(?:int|float|bool|null|timestamp)$/.test(tag);
    if (!typed) return content;
    const value = readPlain(content, event.valueStart);
    if (tag === '!!float' && value instanceof ExactNumber && value.isInteger) return new ExactNumber(`${value.text}.0`);
    if (tag !== '' && typeof value === 'string') noteTag(tag);
    return value;
  }

  function readPlain(content: string, offset: number): Value {
    if (content.length > sharedLengthMax) return resolve(content, notes, offset);
    const shared = sharedScalars.get(content);
    if (shared !== undefined) return shared;
    const value = resolve(content, notes, offset);
    // A number that is written differently has a note at each place.
    if (value instanceof ExactNumber && value.text === content) sharedScalars.set(content, value);
    return value;
  }

  function noteTag(tag: string): void {
    notes.add('tag', 'data.note.yaml.tag', { tag });
  }

  function readSequence(): Value[] {
    const list: Value[] = [];
    let highest = 0;
    while (events[at]?.type !== EVENT_ID.POP) {
      notes.enter(list.length);
      list.push(read());
      highest = Math.max(highest, height);
      notes.leave();
    }
    at += 1;
    height = highest + 1;
    return list;
  }

  function readMapping(): Table {
    const table: Table = new Map();
    const merged: Table[] = [];
    let highest = 0;
    while (events[at]?.type !== EVENT_ID.POP) {
      const event = events[at] as Event;
      const merging = isMerge(event);
      const key = readKey();
      notes.enter(key);
      if (!merging && table.has(key)) notes.add('duplicate-key', 'data.note.duplicateKey');
      const offset = 'tagStart' in event && 'valueStart' in event ? event.valueStart : 0;
      const value = read();
      const sources = merging ? tablesOf(value) : null;
      if (sources) {
        notes.add('merge', 'data.note.yaml.merge');
        for (const source of sources) {
          repeat(source.size + 1, offset);
          merged.push(source);
        }
        highest = Math.max(highest, height - 1);
      } else {
        table.set(key, value);
        highest = Math.max(highest, height);
      }
      notes.leave();
    }
    at += 1;
    height = highest + 1;
    for (const source of merged) {
      for (const [key, value] of source) if (!table.has(key)) table.set(key, value);
    }
    return table;
  }

  function isMerge(event: Event): boolean {
    return (
      event.type === EVENT_ID.SCALAR &&
      event.style === SCALAR_STYLE.PLAIN &&
      event.tagStart === -1 &&
      text.slice(event.valueStart, event.valueEnd) === '<<'
    );
  }

  function readKey(): string {
    const key = read();
    if (typeof key === 'string') return key;
    const scalar = scalarText(key);
    const written = scalar ?? writeJson(key, 0, new Notes());
    // A key inside a key is JSON inside JSON: the backslashes double with each level.
    if (scalar === null) collectionKeysLength += written.length;
    if (collectionKeysLength > text.length + collectionKeysMoreMax) throw resultTooLarge();
    // Aliases can make every key long.
    keysLength += written.length;
    if (keysLength > outputBytesMax) throw resultTooLarge();
    const name = key === null ? 'null' : written;
    notes.enter(name);
    notes.add('key', 'data.note.yaml.key');
    notes.leave();
    return name;
  }
}

function tablesOf(value: Value): Table[] | null {
  const sources = Array.isArray(value) ? value : [value];
  return sources.every((source): source is Table => source instanceof Map) ? sources : null;
}

function parse(text: string): Event[] {
  try {
    return parseEvents(text, { maxDepth: depthMax + 1 });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    if (error.reason.includes('maxDepth')) throw tooDeep(error.mark?.position ?? null);
    const offset = error.mark?.position ?? null;
    const lineStart = offset === null ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
    if (text[lineStart] === byteOrderMark) throw misplacedMark(lineStart);
    const { key, values } = reasonOf('yaml', error.reason);
    throw new Fault('syntax', key, values, offset);
  }
}

const words: ReadonlyMap<string, boolean | null> = new Map([
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);

/** The value of an unquoted scalar that isn't one of the words: YAML 1.2.2, section 10.3.2, and dates. */
function resolve(text: string, notes: Notes, offset: number): Value {
  if (!/^[-+.\d]/.test(text)) return text;
  if (/^(?:0|-?[1-9]\d*)$/.test(text)) return new ExactNumber(text);
  if (/^0x[\da-fA-F]+$|^0o[0-7]+$/.test(text)) return renoted(text, decimalOf(text, offset), notes);
  const parts = /^([-+]?)(\d*)(?:(\.)(\d*))?([eE][-+]?\d+)?$/.exec(text);
  if (parts) {
    const [, sign = '', whole = '', dot = '', fraction = '', exponent = ''] = parts;
    if (whole === '' && fraction === '') return text;
    const plain = whole.replace(/^0+(?=\d)/, '') || '0';
    const written = `${sign === '-' ? '-' : ''}${plain}${dot === '' ? '' : `.${fraction || '0'}`}${exponent}`;
    return plain.length < whole.length ? renoted(text, written, notes) : new ExactNumber(written);
  }
  const infinite = /^([-+]?)\.(?:inf|Inf|INF)$/.exec(text);
  if (infinite) return new ExactNumber(infinite[1] === '-' ? '-inf' : 'inf');
  if (/^\.(?:nan|NaN|NAN)$/.test(text)) return new ExactNumber('nan');
  return (/^\d{4}-\d\d-\d\d(?:$|[Tt ]\d\d:\d\d:)/.test(text) ? momentOf(text) : null) ?? text;
}

function renoted(text: string, written: string, notes: Notes): ExactNumber {
  notes.add('number', 'data.note.number', { number: text, written });
  return new ExactNumber(written);
}

/** @throws Fault at the first byte order mark that isn't in a comment or within a scalar */
function rejectMarks(text: string, events: readonly Event[]): void {
  if (!text.includes(byteOrderMark)) return;
  let end = 0;
  const check = (from: number, to: number) => {
    for (const { 0: found, index } of text.slice(from, to).matchAll(/#.*|\ufeff/g))
      if (found === byteOrderMark) throw misplacedMark(from + index);
  };
  for (const event of events) {
    if (event.type !== EVENT_ID.SCALAR || event.valueStart === -1) continue;
    check(end, event.valueStart);
    end = event.valueEnd;
    if (event.style !== SCALAR_STYLE.PLAIN) continue;
    if (text[event.valueStart] === byteOrderMark) throw misplacedMark(event.valueStart);
    if (text[end - 1] === byteOrderMark) throw misplacedMark(end - 1);
  }
  check(end, text.length);
}

/** Between values, a # after white space always starts a comment. */
function noteComments(text: string, events: readonly Event[], notes: Notes): void {
  const hashAfter = (from: number) => {
    const offset = text.indexOf('#', from);
    return offset === -1 ? Infinity : offset;
  };
  let end = 0;
  let hash = hashAfter(0);
  if (hash === Infinity) return;
  const commented = (from: number, to: number) => /(?:^|[\s\]}'",])#/.test(text.slice(from, to));
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) continue;
    const last = Math.max(
      event.anchorEnd,
      'tagEnd' in event ? event.tagEnd : -1,
      'valueEnd' in event ? event.valueEnd : -1,
    );
    if (hash >= last) {
      end = Math.max(end, last);
      continue;
    }
    const ranges = [
      [event.anchorStart, event.anchorEnd],
      'tagStart' in event ? [event.tagStart, event.tagEnd] : [],
      'valueStart' in event ? [event.valueStart, event.valueEnd] : [],
    ];
    for (const [from = -1, to = -1] of ranges
      .filter(([from = -1]) => from !== -1)
      .toSorted(([a = 0], [b = 0]) => a - b)) {
      if (commented(end, from)) return notes.add('comments', 'data.note.comments', null, '');
      end = Math.max(end, to);
    }
    hash = hashAfter(end);
  }
  if (commented(end, text.length)) notes.add('comments', 'data.note.comments', null, '');
}
