import type { HLJSApi, Language } from 'highlight.js';

/** The grammar of highlight.js is for INI files: it does not read dates, inline tables or numbers such as `0xFF`. */
export default function toml(hljs: HLJSApi): Language {
  return {
    name: 'TOML',
    contains: [
      hljs.HASH_COMMENT_MODE,
      { scope: 'section', match: /^\[{1,2}[^[\]\n]+\]{1,2}/ },
      // The limits keep long words from being read again from each of their characters.
      { scope: 'attr', match: /(?:[\w.-]{1,100}|"[^"\n]{1,100}"|'[^'\n]{1,100}')(?=[ \t]{0,50}=)/ },
      { scope: 'string', begin: /"""/, end: /"""/, contains: [hljs.BACKSLASH_ESCAPE] },
      { scope: 'string', begin: /'''/, end: /'''/ },
      { scope: 'string', begin: /"/, end: /"|$/, contains: [hljs.BACKSLASH_ESCAPE] },
      { scope: 'string', begin: /'/, end: /'|$/ },
      { scope: 'literal', match: /\b(?:true|false)\b/ },
      { scope: 'number', match: /[+-]?\b(?:\d[\w.:+-]*|inf\b|nan\b)/ },
      { scope: 'punctuation', match: /[=[\]{},]+/ },
    ],
  };
}
