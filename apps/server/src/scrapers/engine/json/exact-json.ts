/** Values of fields of type `json`, exactly as their source writes them. */

/** A value that JavaScript would write differently: a number with more digits, or members in another order. */
export class ExactJson {
  /** As selectors see it: integers beyond 2^53 are strings of their digits. */
  readonly value: unknown;
  /** As the source writes it. */
  readonly text: string;

  constructor(value: unknown, text: string) {
    this.value = value;
    this.text = text;
  }

  /** With all digits; `JSON.stringify` puts members named by an integer first. */
  toJSON(): unknown {
    return JSON.parse(this.text, (_, value: unknown, context?: { readonly source?: string }) => {
      const source = context?.source;
      return typeof value === 'number' && source !== undefined && String(value) !== source ? rawJson(source) : value;
    });
  }
}

/** TypeScript does not know `JSON.rawJSON`. */
const rawJson = (JSON as unknown as { readonly rawJSON: (text: string) => object }).rawJSON;

/** The text of a result with `ExactJson` in it. */
export function writeJson(value: unknown): string {
  if (value instanceof ExactJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${writeJson(member)}`);
  return `{${members.join(',')}}`;
}

/** The result with plain values in place of `ExactJson`. */
export function plainJson(value: unknown): unknown {
  if (value instanceof ExactJson) return value.value;
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plainJson(member)]));
}
