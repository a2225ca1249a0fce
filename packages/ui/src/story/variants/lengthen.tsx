import { cloneElement, isValidElement } from 'react';
import { longWord } from './narrow.tsx';

/** Props and fields that contain text for people. */
const words = new Set([
  'body',
  'children',
  'description',
  'detail',
  'email',
  'errorMessage',
  'label',
  'message',
  'name',
  'note',
  'subject',
  'summary',
  'text',
  'title',
  'username',
]);

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** The value with every text for people replaced by an unbreakable word, also in elements and lists. */
export function lengthen<Value>(value: Value, key = ''): Value {
  const lengthened = (): unknown => {
    if (typeof value === 'string') return words.has(key) && value !== '' ? longWord : value;
    if (Array.isArray(value)) return value.map((part: unknown) => lengthen(part, key));
    if (isValidElement<object>(value)) return cloneElement(value, lengthen(value.props));
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]: [string, unknown]) => [name, lengthen(part, name)]),
    );
  };
  return lengthened() as Value;
}
