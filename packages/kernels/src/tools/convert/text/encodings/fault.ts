import { InputFault } from '../../../../faults/input-fault.ts';

/** A character that the encoding does not have. */
export const badCharacter = (text: string, offset: number): InputFault =>
  new InputFault('bad_character', {
    pointer: '/text',
    values: { character: String.fromCodePoint(text.codePointAt(offset) ?? 0) },
    in: { text, offset },
  });

/** The text ends too early, or has one character too many. */
export const badLength = (text: string): InputFault =>
  new InputFault('bad_length', { pointer: '/text', in: { text, offset: text.length } });

export const isSpace = (character: string): boolean => /^[ \t\r\n\f]$/.test(character);
