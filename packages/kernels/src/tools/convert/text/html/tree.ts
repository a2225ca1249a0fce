/** Reads HTML as browsers do (WHATWG), within limits. */
import type { DefaultTreeAdapterMap, ParserError } from 'parse5';
import { defaultTreeAdapter, parse, parseFragment } from 'parse5';
import { InputFault } from '../../../../faults/input-fault.ts';

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];
export type Parent = DefaultTreeAdapterMap['parentNode'];

/** Repairing can make many elements of few: each paragraph repeats the formatting that is still open. */
const elementsMax = 100_000;
const usualDepthMax = 300;

interface Tree {
  readonly root: Parent;
  readonly isDocument: boolean;
  readonly errors: readonly ParserError[];
}

/** A document if the text begins like one, else a part of one. */
export function readHtml(text: string, { alwaysPart = false, depthMax = usualDepthMax } = {}): Tree {
  const isDocument = !alwaysPart && /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype|html|head)\b/i.test(text);
  const errors: ParserError[] = [];
  let count = 0;
  const options = {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...given: Parameters<typeof defaultTreeAdapter.createElement>) {
        count += 1;
        if (count > elementsMax)
          throw new InputFault('too_many_elements', { pointer: '/text', values: { max: elementsMax } });
        return defaultTreeAdapter.createElement(...given);
      },
    },
    onParseError: (error: ParserError) => {
      if (error.code !== 'missing-doctype') errors.push(error);
    },
  };
  const root = isDocument ? parse(text, options) : parseFragment(text, options);
  rejectDeep(root, depthMax);
  return { root, isDocument, errors };
}

function rejectDeep(root: Parent, depthMax: number): void {
  let level: Parent[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthMax) throw new InputFault('too_deep', { pointer: '/text', values: { max: depthMax } });
    level = level.flatMap((parent) => childrenOf(parent).filter((child): child is Element => 'tagName' in child));
  }
}

/** The children; those of a `template` are in its content. */
export const childrenOf = (parent: Parent): readonly Node[] =>
  'content' in parent ? parent.content.childNodes : parent.childNodes;
