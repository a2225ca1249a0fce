import { codeTheme, kindOf } from './code-theme.ts';
import { loadGrammar } from './languages.ts';
import type { HighlighterCore } from 'shiki/core';
import type { TokenKind } from './code-theme.ts';
import type { CodeLanguage } from './languages.ts';

export interface CodeToken {
  text: string;
  kind: TokenKind;
}

/** Longer code is not highlighted: that would block the page for more than a tenth of a second. */
const coloredCharsMax = 60_000;

let highlighter: Promise<HighlighterCore> | undefined;

async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ]);
  return createHighlighterCore({
    themes: [codeTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

export function canTokenize(code: string, language: CodeLanguage): language is Exclude<CodeLanguage, 'text'> {
  return language !== 'text' && code.length <= coloredCharsMax;
}

/** The code as lines of tokens; all tokens together are the code without its line breaks. */
export async function tokenize(code: string, language: Exclude<CodeLanguage, 'text'>): Promise<CodeToken[][]> {
  // A failed load is not cached, so the next block tries again.
  highlighter ??= createHighlighter().catch((error: unknown) => {
    highlighter = undefined;
    throw error;
  });
  const ready = await highlighter;
  if (!ready.getLoadedLanguages().includes(language)) await ready.loadLanguage(...(await loadGrammar(language)));
  const lines = ready.codeToTokensBase(code, { lang: language, theme: 'apiyard' });
  return lines.map((line) => line.map(({ content, color }) => ({ text: content, kind: kindOf(color) })));
}
