export type MetadataValue = string | number | (string | number)[];
export type MetadataValues = Record<string, MetadataValue>;

/** Longer values, such as a history of edits, are cut. */
const lengthMax = 10_000;

export const shortened = (text: string): string => (text.length > lengthMax ? `${text.slice(0, lengthMax)}…` : text);
