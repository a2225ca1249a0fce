import { loadGrammar } from './languages.ts';
import { kindOf, splitPlain } from './token-kinds.ts';
import type { createHighlighter } from './highlighter.ts';
import type { CodeLanguage, ColoredLanguage } from './languages.ts';
import type { CodeToken, TokenKind } from './token-kinds.ts';

type Highlighter = ReturnType<typeof createHighlighter>;

/** Longer code stays plain: it would block the page for more than 50 ms on a laptop. */
export const coloredCharsMax = 20_000;

// They match only from the start of a word, gap or line, so looking for them takes no time itself.
const longWord = /(?<![\w$])[\w$]{1000}/;
const longWordOrGap = /(?<![\w$])[\w$]{1000}|(?<!\s)\s{1000}/;
const longLine = /^.{2000}/m;

/**
 * Code with such a part stays plain: the grammars read it again from each of its characters, which takes seconds if it
 * is long. People do not write such code.
 */
const slowParts: Partial<Record<ColoredLanguage, RegExp>> = {
  java: longWord,
  javascript: longWordOrGap,
  php: longWord,
  ruby: longWord,
  typescript: longWordOrGap,
  yaml: longLine,
};

const highlighters = new Map<ColoredLanguage, Promise<Highlighter>>();

function highlighterFor(language: ColoredLanguage): Promise<Highlighter> {
  const known = highlighters.get(language);
  if (known !== undefined) return known;
  // A failed load is not cached, so the next block tries again.
  const loading = loadHighlighter(language).catch((error: unknown) => {
    highlighters.delete(language);
    throw error;
  });
  highlighters.set(language, loading);
  return loading;
}

async function loadHighlighter(language: ColoredLanguage): Promise<Highlighter> {
  const [{ createHighlighter: create }, grammar] = await Promise.all([
    import('./highlighter.ts'),
    loadGrammar(language),
  ]);
  return create(language, grammar);
}

export function canTokenize(code: string, language: CodeLanguage): language is ColoredLanguage {
  return language !== 'text' && code.length <= coloredCharsMax && slowParts[language]?.test(code) !== true;
}

/** The code as lines of tokens; all tokens together are the code without its line breaks. */
export async function tokenize(code: string, language: ColoredLanguage): Promise<CodeToken[][]> {
  const highlighter = await highlighterFor(language);
  const { children } = highlighter.highlight(language, code.replaceAll('\r\n', '\n'), { prefix: '' });
  const lines: CodeToken[][] = [[]];
  // Without recursion: code can be nested deeper than the stack.
  const left = children.toReversed().map((node) => ({ node, kind: 'text' as TokenKind }));
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, kind } = next;
    if (node.type === 'text') {
      if (kind === 'text') for (const part of splitPlain(node.value, language)) addToken(lines, part);
      else addToken(lines, { text: node.value, kind });
    }
    if (node.type === 'element') {
      const scope = [node.properties['className'] ?? []].flat().map(String);
      const [first] = node.children;
      const inner = kindOf(scope, first?.type === 'text' ? first.value : '', kind);
      left.push(...node.children.toReversed().map((child) => ({ node: child, kind: inner })));
    }
  }
  return lines;
}

/** Adds to the last token where that looks the same, so that the page gets fewer elements. */
function addToken(lines: CodeToken[][], { text, kind }: CodeToken): void {
  for (const [index, part] of text.split('\n').entries()) {
    if (index > 0) lines.push([]);
    if (part === '') continue;
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (last !== undefined && (last.kind === kind || part.trim() === '')) last.text += part;
    else line?.push({ text: part, kind });
  }
}
