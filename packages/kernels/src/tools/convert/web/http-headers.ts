import type { Note } from '../../../faults/note.ts';
import { findingsOf } from './http/findings.ts';
import { directiveCode, headerCode, knownDirectives, knownHeaders } from './http/known.ts';
import type { Header } from './http/parse.ts';
import { directiveGroup, parseBlock } from './http/parse.ts';

interface Input {
  readonly text: string;
  readonly explain: boolean;
}

/** Explains a block of HTTP headers, with what is risky or without effect in it. */
export default function httpHeaders({ text, explain }: Input) {
  const notes: Note[] = [];
  const block = parseBlock(text, notes);
  const findings = findingsOf(block);
  return {
    startLine: block.startLine,
    kind: block.kind,
    headers: block.headers.map((header) => ({ ...header, known: isKnown(header.name) })),
    findings: findings.length,
    notes: [...findings, ...notes, ...(explain ? block.headers.flatMap(explanations) : [])],
  };
}

const isKnown = (name: string): boolean => knownHeaders.some((known) => known === name.toLowerCase());

function explanations({ name, directives }: Header, at: number): Note[] {
  const lower = name.toLowerCase();
  const group = directiveGroup(lower);
  const known: readonly string[] = group === null ? [] : knownDirectives[group];
  return [
    ...(isKnown(lower) ? [{ code: headerCode(lower), pointer: `/headers/${at}` }] : []),
    ...directives.flatMap((directive, index): Note[] =>
      group !== null && known.includes(directive.name)
        ? [
            {
              code: directiveCode(group, directive.name),
              pointer: `/headers/${at}/directives/${index}`,
              values: { value: directive.value ?? '' },
            },
          ]
        : [],
    ),
  ];
}
