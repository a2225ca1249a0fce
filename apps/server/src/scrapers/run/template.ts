/** Texts with places for parameters, `{name}`, and secrets, `{{secret:NAME}}`. */

export type Part = { readonly text: string } | { readonly param: string } | { readonly secret: string };

const place = /\{\{secret:([A-Z][A-Z0-9_]{0,39})\}\}|\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** The parts in order. Braces without a parameter's or secret's name are text. */
export function partsOf(template: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of template.matchAll(place)) {
    if (match.index > end) parts.push({ text: template.slice(end, match.index) });
    parts.push(match[1] === undefined ? { param: match[2] ?? '' } : { secret: match[1] });
    end = match.index + match[0].length;
  }
  if (end < template.length) parts.push({ text: template.slice(end) });
  return parts;
}

/** The placeholder of a parameter, and of a secret in everything that people see. */
export const placeOfSecret = (name: string) => `{{secret:${name}}}`;

/** Values for the placeholders of a template. */
export interface Filling {
  /** Undefined for a name that is no parameter, and for a parameter without a value. */
  valueOf(param: string): unknown;
  isParam(name: string): boolean;
  secret(name: string): string;
}

/** @param encode escapes a value for its position; the template's own text stays unchanged */
export function fill(
  parts: readonly Part[],
  filling: Filling,
  encode: (value: string) => string = (value) => value,
): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text;
      if ('secret' in part) return encode(filling.secret(part.secret));
      return filling.isParam(part.param) ? encode(textOf(filling.valueOf(part.param))) : `{${part.param}}`;
    })
    .join('');
}

/** No value becomes an empty text. */
function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** It consists of one parameter, which has no value: the entry is omitted. */
export function isEmptyEntry(parts: readonly Part[], filling: Filling): boolean {
  const [only] = parts;
  return (
    parts.length === 1 &&
    only !== undefined &&
    'param' in only &&
    filling.isParam(only.param) &&
    textOf(filling.valueOf(only.param)) === ''
  );
}
