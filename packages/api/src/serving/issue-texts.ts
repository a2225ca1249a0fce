/** What the sentences about an input are made of, in one language. */

/** Messages of the contract's schemas, in English. */
export const ownSentences = [
  'Use a date between 1970 and 9999.',
  'Use an email address.',
  'Use lower-case letters, digits and dashes. Separate parts with slashes.',
  'Use lowercase letters and digits, with single hyphens between words.',
  'Use ok, failed or an error code.',
  'Use printable ASCII characters without spaces at the ends.',
  'Use text without control characters.',
  'Use capital letters, digits and underscores. Start with a letter.',
  'Use a three-letter ISO 4217 code, such as EUR.',
  'Use letters, digits and underscores. Start with a letter.',
  'Use one line of text without control characters.',
  'Use a host such as api.example.com, with :port if it is not the default port.',
  'Use the form com.example.app: letters, digits and _, at least two parts.',
  'Use 2 to 30 lowercase letters, digits and hyphens. Start with a letter.',
] as const;
export type OwnSentence = (typeof ownSentences)[number];

/** Kinds of values, as zod and JSON Schema name them. */
export type ValueKind =
  | 'string'
  | 'number'
  | 'int'
  | 'boolean'
  | 'array'
  | 'object'
  | 'record'
  | 'date'
  | 'null'
  | 'undefined';
export type ValueFormat =
  | 'email'
  | 'url'
  | 'uuid'
  | 'datetime'
  | 'date'
  | 'time'
  | 'ipv4'
  | 'ipv6'
  | 'base64'
  | 'json_string';
export type Relation = 'at least' | 'more than' | 'at most' | 'less than';

export interface IssueTexts {
  /** For `Intl`. */
  readonly locale: string;
  /** Names the whole input. */
  readonly input: string;
  readonly kinds: Readonly<Record<ValueKind, string>>;
  readonly formats: Readonly<Record<ValueFormat, string>>;
  readonly own: Readonly<Record<OwnSentence, string>>;
  missing(name: string): string;
  mustBe(name: string, wanted: string): string;
  oneOf(values: string): string;
  multiple(name: string, divisor: string): string;
  wrongFormat(name: string): string;
  unknown(name: string): string;
  invalid(name: string): string;
  repeated(name: string, times: number): string;
  notEmpty(name: string): string;
  characters(name: string, relation: Relation, bound: number): string;
  entries(name: string, relation: Relation, bound: number): string;
  number(name: string, relation: Relation, bound: number): string;
  /** Of a check with `params: { decimalsMax }`. At least two. */
  decimals(max: number): string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const english: IssueTexts = {
  locale: 'en-GB',
  input: 'The input',
  kinds: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    date: 'a date',
    null: 'null',
    undefined: 'left out',
  },
  formats: {
    email: 'an email address',
    url: 'an address such as https://example.com',
    uuid: 'a UUID',
    datetime: 'a date and time such as 2026-11-20T09:00:00Z',
    date: 'a date such as 2026-11-20',
    time: 'a time such as 09:00:00',
    ipv4: 'an IPv4 address',
    ipv6: 'an IPv6 address',
    base64: 'base64',
    json_string: 'JSON',
  },
  own: Object.fromEntries(ownSentences.map((text) => [text, text])) as Record<OwnSentence, string>,
  missing: (name) => `${name} is missing.`,
  mustBe: (name, wanted) => `${name} must be ${wanted}.`,
  oneOf: (values) => `one of ${values}`,
  multiple: (name, divisor) => `${name} must be a multiple of ${divisor}.`,
  wrongFormat: (name) => `${name} is not in the required format.`,
  unknown: (name) => `${name} is not an input of this call.`,
  invalid: (name) => `${name} is invalid.`,
  repeated: (name, times) => `${name} was sent ${times} times. Send it once.`,
  notEmpty: (name) => `${name} must not be empty.`,
  characters: (name, relation, bound) => `${name} must have ${relation} ${counted(bound, 'character', 'characters')}.`,
  entries: (name, relation, bound) => `${name} must have ${relation} ${counted(bound, 'entry', 'entries')}.`,
  number: (name, relation, bound) => `${name} must be ${relation} ${bound}.`,
  decimals: (max) => `Use at most ${max} decimals.`,
};
