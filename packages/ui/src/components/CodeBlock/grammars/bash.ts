import type { HLJSApi, Language, Mode } from 'highlight.js';

/**
 * Where a command starts: on a new line, after an operator or keyword, and after assignments for it. Repetitions have
 * limits, so that no code takes long.
 */
const start = String.raw`(?:(?:(?<!\\\n)^|[|&;({!])[ \t]*|\b(?:if|then|elif|else|while|until|do|time)[ \t]+)(?:\$[ \t]+)?`;
const afterStart = String.raw`(?<=${start}(?:\w{1,50}=\S{0,100}[ \t]+){0,3})`;

const keywords = 'if|then|elif|else|fi|for|select|while|until|do|done|case|esac|function|time|export|local|readonly';

/**
 * Commands as in the documentation of an API. The grammar of highlight.js leaves options and most commands plain, and
 * colours arguments that have the name of a command.
 */
export default function bash(hljs: HLJSApi): Language {
  const variable: Mode = { scope: 'variable', match: /\$(?:\w+|[#?@*!$-]|\{[^}\n]{1,200}\})/ };
  const substitution: Mode = { scope: 'subst', begin: /\$\(/, end: /\)/ };
  const parts: Mode[] = [
    { scope: 'comment', match: /(?<![^\s;])#.*/ },
    { scope: 'string', begin: /"/, end: /"/, contains: [hljs.BACKSLASH_ESCAPE, variable, substitution] },
    { scope: 'string', begin: /'/, end: /'/ },
    variable,
    {
      match: [
        new RegExp(String.raw`(?=[A-Za-z_])(?<=${start}(?:(?:export|local|readonly)[ \t]+)?)[A-Za-z_]\w*`),
        /\+?=/,
      ],
      scope: { 1: 'variable', 2: 'operator' },
    },
    { scope: 'keyword', match: new RegExp(String.raw`(?=[a-z])${afterStart}(?:${keywords})(?![^\s;])`) },
    { scope: 'keyword', match: /\bin(?![^\s;])(?<=\b(?:for|select|case)[ \t]+\S{1,100}[ \t]+in)/ },
    { scope: 'title', match: new RegExp(String.raw`(?=[A-Za-z_./~])${afterStart}[\w./~@+:-]+`) },
    { scope: 'attr', match: /(?<=[\s[])--?[A-Za-z][\w-]*/ },
    // At the end of a line, a backslash continues it; elsewhere it belongs to a word.
    { scope: 'punctuation', match: /\\$|[|&;<>({}]+|\$(?=\s)|(?<!\S)(?:\[\[?|\]\]?|!)(?![^\s;])/ },
    { scope: 'string', match: /\\.|[^\s"'$\\|&;<>(){}]+/ },
  ];
  // Without `)`, which ends it.
  substitution.contains = parts;
  return {
    name: 'Bash',
    contains: [
      hljs.END_SAME_AS_BEGIN({ scope: 'string', begin: /<<-?[ \t]*["']?(\w+)["']?/, end: /^\t*(\w+)$/ }),
      ...parts,
      { scope: 'punctuation', match: /\)+/ },
    ],
  };
}
