/** A piece of an XML document: an element with its attributes and content, or nothing for null. */
export type Xml = XmlElement | null;

interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The pieces in it, or its text. */
  readonly content: readonly Xml[] | string;
}

export function element(
  name: string,
  content: readonly Xml[] | string,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return { name, attributes, content };
}

/** The same, or null without a text: XML of invoices has no empty elements. */
export function optional(name: string, text: string, attributes?: Readonly<Record<string, string>>): Xml {
  return text === '' ? null : element(name, text, attributes);
}

/** A document, indented by two spaces. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((one) => (one === null ? '' : written(one, `${indent}  `))).join('')}${indent}`;
  return `${indent}<${name}${given.join('')}>${inside}</${name}>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML 1.0 cannot contain these, not even escaped: https://www.w3.org/TR/xml/#charsets
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

const escaped = (text: string) =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (character) => entities[character] as string);
