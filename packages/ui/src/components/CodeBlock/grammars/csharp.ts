import type { HLJSApi, Language } from 'highlight.js';
import csharpOfHighlightJs from 'highlight.js/lib/languages/csharp';

/**
 * The rules of highlight.js for declarations of functions and for raw strings read long text again from each of its
 * words and quotes, which takes minutes. Calls get their colour without a rule.
 */
export default function csharp(hljs: HLJSApi): Language {
  const language = csharpOfHighlightJs(hljs);
  const rawString = hljs.END_SAME_AS_BEGIN({ scope: 'string', begin: /("{3,9})/, end: /("{3,9})/ });
  const others = language.contains.filter(({ className }) => className !== 'function');
  return { ...language, contains: [rawString, ...others] };
}
