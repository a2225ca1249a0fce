import type { ThemeRegistrationRaw } from 'shiki/core';

/** Kind of a token; the colours are the theme's `color.code`. */
export type TokenKind = 'text' | 'punctuation' | 'keyword' | 'string' | 'number' | 'name' | 'property' | 'comment';

/** TextMate scopes by kind. Of several matching scopes the most specific wins, then the last one. */
const scopes: Record<Exclude<TokenKind, 'text'>, string[]> = {
  punctuation: ['punctuation', 'meta.brace', 'keyword.operator', 'storage.type.function.arrow'],
  keyword: ['keyword', 'storage', 'variable.language', 'constant.language', 'support.type.primitive'],
  string: ['string', 'punctuation.definition.string', 'constant.character', 'markup.inline.raw'],
  number: ['constant.numeric', 'constant.other', 'keyword.other.unit'],
  name: [
    'entity.name.function',
    'entity.name.type',
    'entity.name.tag',
    'entity.name.command',
    'support.function',
    'support.class',
    'meta.function-call.generic',
    'markup.heading',
  ],
  property: [
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'variable.other.property',
    'variable.other.object.property',
    'meta.object-literal.key',
    'entity.other.attribute-name',
    'entity.name.tag.yaml',
    'constant.other.option',
    'string.unquoted.argument constant.other.option',
  ],
  comment: ['comment', 'punctuation.definition.comment'],
};

const kinds = ['text', ...Object.keys(scopes)] as TokenKind[];

/** Shiki's themes support colours only: these are placeholders for token kinds and are never displayed. */
const markOf = (kind: TokenKind) => `#0000${(kinds.indexOf(kind) + 16).toString(16)}`;
const kindByMark = new Map(kinds.map((kind) => [markOf(kind), kind]));

export function kindOf(mark: string | undefined): TokenKind {
  return kindByMark.get(mark?.toLowerCase() ?? '') ?? 'text';
}

export const codeTheme: ThemeRegistrationRaw = {
  name: 'apiyard',
  type: 'light',
  colors: { 'editor.foreground': markOf('text'), 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: markOf('text') } },
    ...Object.entries(scopes).map(([kind, scope]) => ({ scope, settings: { foreground: markOf(kind as TokenKind) } })),
  ],
};
