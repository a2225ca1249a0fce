import type { Fault } from './fault.ts';
import { isQualifiedName } from './xml-name.ts';

const xmlUri = 'http://www.w3.org/XML/1998/namespace';
const xmlnsUri = 'http://www.w3.org/2000/xmlns/';

/** Checks that a document is namespace-well-formed (Namespaces in XML 1.0). */
export class Namespaces {
  /** The URIs of each prefix, the innermost last. */
  readonly #urisByPrefix = new Map([['xml', [xmlUri]]]);
  /** The prefixes that each open element declares. */
  readonly #declared: (readonly string[])[] = [];
  readonly #faultAt: (name: string, reason: string) => Fault;

  /** @param faultAt makes the fault for an element or attribute of the current start tag */
  constructor(faultAt: (name: string, reason: string) => Fault) {
    this.#faultAt = faultAt;
  }

  /** @param canUndeclare XML 1.1: `xmlns:a=""` */
  open(element: string, attributes: readonly (readonly [string, string])[], canUndeclare: boolean): void {
    const declared: string[] = [];
    let prefixed = 0;
    for (const [name, uri] of attributes) {
      if (name === 'xmlns') this.#checkUri(name, '', uri);
      else if (name.startsWith('xmlns:')) {
        declared.push(this.#declare(name, uri, canUndeclare));
      } else if (name.includes(':')) prefixed += 1;
    }
    this.#declared.push(declared);
    if (element.includes(':')) this.#uriOf(element);
    if (prefixed === 0) return;
    const seen = new Set<string>();
    for (const [name] of attributes) {
      if (!name.includes(':') || name.startsWith('xmlns:')) continue;
      const expanded = `${name.slice(name.indexOf(':') + 1)} ${this.#uriOf(name)}`;
      if (seen.has(expanded)) throw this.#faultAt(name, `the attribute ${name} appears twice, by two prefixes`);
      seen.add(expanded);
    }
  }

  close(): void {
    for (const prefix of this.#declared.pop() ?? []) this.#urisByPrefix.get(prefix)?.pop();
  }

  #declare(name: string, uri: string, canUndeclare: boolean): string {
    const prefix = name.slice('xmlns:'.length);
    if (!isQualifiedName(name)) throw this.#faultAt(name, `the name ${name} is malformed`);
    if (prefix === 'xmlns') throw this.#faultAt(name, 'the prefix xmlns can’t be declared');
    if (uri === '' && !canUndeclare) throw this.#faultAt(name, `the namespace of the prefix ${prefix} is empty`);
    this.#checkUri(name, prefix, uri);
    const uris = this.#urisByPrefix.get(prefix);
    if (uris) uris.push(uri);
    else this.#urisByPrefix.set(prefix, [uri]);
    return prefix;
  }

  #checkUri(name: string, prefix: string, uri: string): void {
    if (prefix === 'xml' && uri !== xmlUri)
      throw this.#faultAt(name, 'the prefix xml can’t be declared with another namespace');
    if (prefix !== 'xml' && uri === xmlUri) throw this.#faultAt(name, 'the namespace is reserved for the prefix xml');
    if (uri === xmlnsUri) throw this.#faultAt(name, 'the namespace is reserved for the prefix xmlns');
  }

  #uriOf(name: string): string {
    if (!isQualifiedName(name)) throw this.#faultAt(name, `the name ${name} is malformed`);
    const prefix = name.slice(0, name.indexOf(':'));
    if (prefix === 'xmlns') throw this.#faultAt(name, 'the prefix xmlns can’t be used for elements');
    const uri = this.#urisByPrefix.get(prefix)?.at(-1);
    if (uri === undefined || uri === '') throw this.#faultAt(name, `the prefix ${prefix} isn’t declared`);
    return uri;
  }
}
