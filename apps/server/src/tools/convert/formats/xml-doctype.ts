import { Fault } from './fault.ts';
import { name, qualifiedName } from './xml-name.ts';

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
const element = sticky(`<!ELEMENT${space}+${name}${space}+(?:EMPTY|ANY|\\([^<>"']*\\)[*+?]?)${space}*>`);
const notation = sticky(`<!NOTATION${space}+${name}${space}+(?:${externalId}|PUBLIC${space}+${publicId})${space}*>`);
const attributes = sticky(`<!ATTLIST${space}+${name}`);
const attribute = sticky(
  `${space}+${name}${space}+(?:CDATA|ID|IDREFS?|ENTIT(?:Y|IES)|NMTOKENS?|(?:NOTATION${space}+)?\\([^()<>"']*\\))${space}+(?:#REQUIRED|#IMPLIED|(?:#FIXED${space}+)?(?:"[^"<]*"|'[^'<]*'))`,
);
const attributesEnd = sticky(`${space}*>`);

/** Checks the document type of an XML text that has one, and whether it has default values of attributes. @throws Fault when it is malformed or declares entities */
export function checkDoctype(text: string): { hasDefaults: boolean } {
  let at = 0;
  let hasDefaults = false;
  while (has(prolog));
  const doctype = at;
  if (!has(start)) throw malformed(doctype);
  if (text[at] === '>') return { hasDefaults };
  if (text[at] !== '[') throw malformed(at);
  at += 1;
  while (!has(end)) {
    const declaration = at;
    if (has(layout) || has(element) || has(notation)) continue;
    if (has(entity))
      throw new Fault(
        'entities',
        'The document declares entities, which aren’t supported. Write the text itself.',
        declaration,
      );
    if (!has(attributes)) throw malformed(declaration);
    while (has(attribute)) hasDefaults ||= /["']/.test(text.charAt(at - 1));
    if (!has(attributesEnd)) throw malformed(declaration);
  }
  return { hasDefaults };

  function has(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  }

  function malformed(offset: number): Fault {
    return new Fault('syntax', 'This isn’t valid XML: the document type is malformed.', offset);
  }
}
