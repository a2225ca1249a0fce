/** Encodings by the word that people type. */
const encodings = {
  base64: 'base64',
  base32: 'base32',
  base58: 'base58',
  hex: 'base16',
  base16: 'base16',
  binary: 'binary',
  morse: 'morse',
} as const;

/** Undefined if no encoding has this name. */
export const encodingNamed = (word: string): (typeof encodings)[keyof typeof encodings] | undefined =>
  encodings[word.toLowerCase() as keyof typeof encodings];
