/** Arabic word puzzles do not tell hamza seats, alif maqsura and ta marbuta apart from the plain letters. */
const plainLetters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
};

export const plainLetter = (letter: string): string => plainLetters[letter] ?? letter;
export const isSameLetter = (one: string, other: string): boolean => plainLetter(one) === plainLetter(other);
