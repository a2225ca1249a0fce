import type { Phrase, Reason } from '../words.ts';
import { isQualifiedName } from './xml-name.ts';

const xmlUri = 'http://www.w3.org/XML/1998/namespace';
const xmlnsUri = 'http://www.w3.org/2000/xmlns/';

const none: readonly never[] = [];

type NameReason = Phrase<Reason<'xml'>>;

/** Why a name can't be in a start tag. */
export interface NameProblem {
  readonly kind: 'element' | 'attribute';
  readonly name: string;
  readonly reason: NameReason;
}

/** Finds names that aren't namespace-well-formed (Namespaces in XML 1.0). */
export class Namespaces {
  /** The URIs of each prefix, the innermost last. */
  readonly #urisByPrefix = new Map([['xml', [xmlUri]]]);
  /** The prefixes that each open element declares. */
  readonly #declared: (readonly string[])[] = [];

  /**
   * Opens an element. Declarations with a problem have no effect.
   *
   * @param canUndeclare XML 1.1: `xmlns:a=""`
   */
  open(
    element: string,
    attributes: readonly (readonly [string, string])[],
    canUndeclare: boolean,
  ): readonly NameProblem[] {
    // Most elements: nothing to check.
    if (attributes.length === 0 && !element.includes(':')) {
      this.#declared.push(none);
      return none;
    }
    const problems: NameProblem[] = [];
    const declared: string[] = [];
    const prefixed: string[] = [];
    for (const [name, uri] of attributes) {
      const isDeclaration = name === 'xmlns' || name.startsWith('xmlns:');
      const reason = isDeclaration ? declarationProblem(name, uri, canUndeclare) : null;
      if (reason !== null) problems.push({ kind: 'attribute', name, reason });
      else if (name.startsWith('xmlns:')) declared.push(this.#declare(name, uri));
      else if (name.includes(':')) prefixed.push(name);
    }
    this.#declared.push(declared);
    const reason = this.#prefixProblem(element);
    if (reason !== null) problems.push({ kind: 'element', name: element, reason });
    if (prefixed.length === 0) return problems;
    const seen = new Set<string>();
    for (const name of prefixed) {
      const expanded = `${name.slice(name.indexOf(':') + 1)} ${this.#uriOf(name)}`;
      const problem =
        this.#prefixProblem(name) ??
        (seen.has(expanded) ? { key: 'data.because.xml.prefixedTwice', values: { name } } : null);
      if (problem !== null) problems.push({ kind: 'attribute', name, reason: problem });
      seen.add(expanded);
    }
    return problems;
  }

  close(): void {
    for (const prefix of this.#declared.pop() ?? []) this.#urisByPrefix.get(prefix)?.pop();
  }

  #declare(name: string, uri: string): string {
    const prefix = name.slice('xmlns:'.length);
    const uris = this.#urisByPrefix.get(prefix);
    if (uris) uris.push(uri);
    else this.#urisByPrefix.set(prefix, [uri]);
    return prefix;
  }

  #prefixProblem(name: string): NameReason | null {
    if (!name.includes(':')) return null;
    if (!isQualifiedName(name)) return { key: 'data.because.xml.name', values: { name } };
    const prefix = prefixOf(name);
    if (prefix === 'xmlns') return { key: 'data.because.xml.elementXmlns', values: {} };
    return this.#uriOf(name) === '' ? { key: 'data.because.xml.undeclared', values: { prefix } } : null;
  }

  /** Empty for prefixes that aren't declared. */
  #uriOf(name: string): string {
    return this.#urisByPrefix.get(prefixOf(name))?.at(-1) ?? '';
  }
}

function declarationProblem(name: string, uri: string, canUndeclare: boolean): NameReason | null {
  const prefix = name.slice('xmlns:'.length);
  if (!isQualifiedName(name)) return { key: 'data.because.xml.name', values: { name } };
  if (prefix === 'xmlns') return { key: 'data.because.xml.declaredXmlns', values: {} };
  if (prefix !== '' && uri === '' && !canUndeclare)
    return { key: 'data.because.xml.namespaceEmpty', values: { prefix } };
  if (prefix === 'xml' && uri !== xmlUri) return { key: 'data.because.xml.otherXml', values: {} };
  if (prefix !== 'xml' && uri === xmlUri) return { key: 'data.because.xml.reservedXml', values: {} };
  if (uri === xmlnsUri) return { key: 'data.because.xml.reservedXmlns', values: {} };
  return null;
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':'));
}
