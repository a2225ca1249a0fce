/** Character references of the HTML Standard, section 13.5. */
import { decodeHTML } from 'entities/decode';

const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const encodeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => special[found] ?? found);

export const encodeHtmlAscii = (text: string): string =>
  encodeHtml(text).replaceAll(
    /[^\x00-\x7f]/gu,
    (found) => `&#x${(found.codePointAt(0) ?? 0).toString(16).toUpperCase()};`,
  );

/** The text, and what looks like a named reference but is none. */
export function decodeHtmlReferences(text: string): { readonly text: string; readonly unknown: readonly string[] } {
  const named = new Set(text.match(/&[A-Za-z][A-Za-z0-9]{0,40};/g) ?? []);
  return { text: decodeHTML(text), unknown: [...named].filter((name) => decodeHTML(name) === name) };
}
