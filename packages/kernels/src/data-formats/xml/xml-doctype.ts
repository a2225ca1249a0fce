import { Fault } from '../fault.ts';
import { name, nameToken, qualifiedName } from './xml-name.ts';

const space = '[ \\t\\r\\n]';
const literal = `(?:"[^"]*"|'[^']*')`;
const publicId = `(?:"[- \\r\\na-zA-Z0-9'()+,./:=?;!*#@$_%]*"|'[- \\r\\na-zA-Z0-9()+,./:=?;!*#@$_%]*')`;
const externalId = `(?:SYSTEM${space}+${literal}|PUBLIC${space}+${publicId}${space}+${literal})`;
const sticky = (pattern: string) => new RegExp(pattern, 'uy');

const prolog = sticky(`${space}+|<!--[^]*?-->|<\\?[^]*?\\?>`);
const start = sticky(`<!DOCTYPE${space}+${qualifiedName}(?:${space}+${externalId})?${space}*`);
const end = sticky(`\\]${space}*>`);
const layout = sticky(`${space}+|<!--[^]*?-->|<\\?(?!xml[?\\s])${name}(?:${space}[^]*?)?\\?>`);
const entity = sticky(`<!ENTITY|%${name};`);
const element = sticky(`<!ELEMENT${space}+${name}${space}+(EMPTY|ANY|\\([^<>"']*\\)[*+?]?)${space}*>`);
const notation = sticky(`<!NOTATION${space}+${name}${space}+(?:${externalId}|PUBLIC${space}+${publicId})${space}*>`);
const attributes = sticky(`<!ATTLIST${space}+${name}`);
const attribute = sticky(
  `${space}+${name}${space}+(?:CDATA|ID|IDREFS?|ENTIT(?:Y|IES)|NMTOKENS?|(?:NOTATION${space}+)?\\(([^()<>"']*)\\))${space}+(?:#REQUIRED|#IMPLIED|(?:#FIXED${space}+)?(?:"[^"<]*"|'[^'<]*'))`,
);
const attributesEnd = sticky(`${space}*>`);
const mixedContent = new RegExp(`^\\(${space}*#PCDATA(?:${space}*\\)\\*?|${space}*\\|([^()]*)\\)\\*)$`);
const contentToken = sticky(`${space}*(?:([(|,])|(\\))[*+?]?|${name}[*+?]?)`);
const listedName = new RegExp(`^${space}*${name}${space}*$`, 'u');
const listedToken = new RegExp(`^${space}*${nameToken}${space}*$`, 'u');

/**
 * Checks the document type of an XML text that has one, and whether it has default values of attributes.
 * @throws Fault when it is malformed or declares entities
 */
export function checkDoctype(text: string): { hasDefaults: boolean } {
  let at = 0;
  let hasDefaults = false;
  /** The last match. */
  let found: readonly (string | undefined)[] = [];
  while (has(prolog));
  const doctype = at;
  if (!has(start)) throw malformed(doctype);
  if (text[at] === '>') return { hasDefaults };
  if (text[at] !== '[') throw malformed(at);
  at += 1;
  while (!has(end)) {
    const declaration = at;
    if (has(layout) || has(notation)) continue;
    if (has(element)) {
      if (!isContent(found[1] ?? '')) throw malformed(declaration);
      continue;
    }
    if (has(entity)) throw new Fault('entities', 'data.fault.xml.entities', {}, declaration);
    if (!has(attributes)) throw malformed(declaration);
    while (has(attribute)) {
      if (found[1] !== undefined && !isListOf(listedToken, found[1])) throw malformed(declaration);
      hasDefaults ||= /["']/.test(text.charAt(at - 1));
    }
    if (!has(attributesEnd)) throw malformed(declaration);
  }
  return { hasDefaults };

  function has(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return false;
    found = match;
    at = pattern.lastIndex;
    return true;
  }

  function malformed(offset: number): Fault {
    return new Fault('syntax', 'data.because.xml.doctype', {}, offset);
  }
}

/** Whether `EMPTY`, `ANY` or a text in brackets is the content of an element (XML 1.0, section 3.2). */
function isContent(model: string): boolean {
  if (!model.startsWith('(')) return true;
  const mixed = mixedContent.exec(model);
  if (mixed) return mixed[1] === undefined || isListOf(listedName, mixed[1]);
  /** For each open bracket the separator of its parts, empty before the first. */
  const separators: string[] = [];
  let isPartNext = true;
  for (contentToken.lastIndex = 0; contentToken.lastIndex < model.length;) {
    const token = contentToken.exec(model);
    if (!token) return false;
    const [, sign, bracket] = token;
    const isAfterPart = bracket !== undefined || sign === '|' || sign === ',';
    if (isAfterPart === isPartNext) return false;
    isPartNext = sign !== undefined;
    if (bracket !== undefined) {
      separators.pop();
      if (separators.length === 0) return contentToken.lastIndex === model.length;
    } else if (sign === '(') {
      separators.push('');
    } else if (sign !== undefined) {
      const known = separators.pop();
      if (known !== '' && known !== sign) return false;
      separators.push(sign);
    }
  }
  return false;
}

function isListOf(pattern: RegExp, list: string): boolean {
  return list.split('|').every((part) => pattern.test(part));
}
