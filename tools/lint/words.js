/** Lint rules for words: what people read comes from the copy files, and texts and names are plain English. */
import { relative } from 'node:path';

/** Attributes and props with visible or announced text. */
const spoken = new Set([
  'label',
  'title',
  'purpose',
  'description',
  'help',
  'placeholder',
  'alt',
  'heading',
  'message',
  'summary',
  'caption',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);
/** Two letters in a row; digits, symbols and single letters are the same everywhere. */
const letters = /\p{L}{2}/u;
/** Addresses, paths, media types, names in capitals: no spaces, and something that sentences do not have. */
const codeLike = /^\s*(?:\S*[/_{}@:=]\S*|[\p{Lu}\d.-]+)\s*$/u;
const words = { test: (text) => letters.test(text) && !codeLike.test(text) };
/** Shown as it is in every language: code, file formats, units. */
const codeElements = new Set(['code', 'kbd', 'samp', 'pre', 'svg']);

function isInCode(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'JSXElement' && codeElements.has(parent.openingElement.name.name)) return true;
  }
  return false;
}

const message = (text) => `'${text.trim()}' is written in one language: put it into the feature's copy files.`;

const noSentences = {
  meta: { type: 'problem' },
  create: (context) => ({
    JSXText(node) {
      if (words.test(node.value) && !isInCode(node)) context.report({ node, message: message(node.value) });
    },
    JSXExpressionContainer(node) {
      const { expression, parent } = node;
      if (
        parent.type === 'JSXElement' &&
        expression.type === 'Literal' &&
        typeof expression.value === 'string' &&
        words.test(expression.value) &&
        !isInCode(node)
      ) {
        context.report({ node, message: message(expression.value) });
      }
    },
    JSXAttribute(node) {
      const name =
        node.name.type === 'JSXNamespacedName' ? `${node.name.namespace.name}:${node.name.name.name}` : node.name.name;
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      if (!spoken.has(name) || value?.type !== 'Literal' || typeof value.value !== 'string') return;
      if (words.test(value.value)) context.report({ node, message: message(value.value) });
    },
  }),
};

/** Things that personified texts let hear, know, tell or answer. */
const things = String.raw`\b(?:apis?|browsers?|calls?|databases?|endpoints?|pages?|scrapers?|servers?|services?|sites?|sources?|tools?)`;
const not = String.raw`(?:(?:can|could|did|do|does)(?: not|n['’]t|not) )?`;

/** What `docs/glossary.md` says not to use in texts, and what to use. */
const oddTexts = [
  [/(?<![\w./@-])desks?(?![\w@/-]|\.\w)/iu, 'admin area'],
  // A capital begins a name: Harbour Yard.
  [/(?<![\w./@-])yards?(?![\w@/-]|\.\w)/u, 'site'],
  [/\btold\b/iu, 'loaded, returned or shown'],
  [new RegExp(`${things} (?:tells?|says? of)\\b`, 'iu'), 'return or show'],
  [/\b(?:hears?|heard)\b/iu, 'receive'],
  [new RegExp(`${things} ${not}knows?\\b`, 'iu'), 'have or find'],
  [new RegExp(`${things} (?:(?:is|are|was|were) )?${not}answer(?:s|ed|ing)?\\b`, 'iu'), 'respond or return'],
  [/\banswers? (?:HEAD|GET|POST|\d{3}|calls?|a call)\b/u, 'respond or return'],
  [/\banswers? (?:of|to) (?:(?:a|an|the|each|every|its|their) )?(?:apis?|calls?|requests?|servers?)\b/iu, 'response'],
  [/\banew\b/iu, 'again'],
  [/\bsomebody\b/iu, 'someone'],
  [/\bnobody\b/iu, 'no one'],
  [/\beverybody\b/iu, 'everyone'],
  [/\bwhoever\b/iu, 'anyone who'],
  [/\bmeanwhile\b/iu, 'in the meantime'],
  [/\bat once\b/iu, 'immediately, or at a time'],
  [/\bas (?:it|they) stands?\b|\bstands? (?:here|now|there)\b/iu, 'current, shown or written'],
  [/\bin vain\b/iu, 'without success, or say what failed'],
  [/\blook(?:s|ed|ing)? (?:after|over)\b/iu, 'maintain or review'],
  [/\bstarts over\b/iu, 'resets or restarts'],
  [/\b(?:make|makes|made) an account\b/iu, 'create an account'],
  [/\btak(?:e|es|en) (?:it |them )?(?:away|down)\b/iu, 'remove, unpublish or delete'],
];
/** The same for names: of what is in code, of files and folders, and each part of a key of texts. */
const oddNames = [
  [/[dD]esk(?!top)/u, 'admin'],
  [/(?<![a-z])yard(?![a-z])|(?<![aA]pi)Yard(?![a-z])/u, 'site'],
  [/Promises$/u, 'conformance'],
  // A single fence is one of Markdown.
  [/[fF]ences\b|[fF]ence[A-Z]|\bfence-/u, 'lint-fixtures'],
  [/^told$|Told/u, 'result, loaded or shown'],
  [/^tells?(?![a-z])/u, 'send, report or notify'],
  [/^(?:says?|said)(?![a-z])|Said/u, 'text, show or translate'],
  [/^(?:hears?|heard)(?![a-z])|Heard/u, 'on, subscribe or received'],
  [/^(?:any|every|no|some)body(?![a-z])|(?:Every|No|Some)body/u, 'everyone, no one or someone'],
  [/^(?:anew|meanwhile|whoever)(?![a-z])|Anew|Meanwhile|Whoever/u, 'again, until or anyone'],
  [/^(?:beside|stands)$/u, 'what the thing is or does'],
  [/^(?:call|example|outgoing|raw|stored)Answer|Answer(?:Body|Cache|Facts|Panel|Views)/iu, 'response'],
  [/^(?:refuseHaste|whichApi|useLastingActor)$/u, 'the name in docs/glossary.md'],
];

const foundIn = (list, text) => list.find(([pattern]) => pattern.test(text));

/** At least two words. */
const phrase = /\p{L}\S* +\S*\p{L}/u;
const sentence = /^\s*\p{Lu}\S* .*[.!?…]\s*$/su;
const titleCalls = new Set(['describe', 'it', 'test']);
const isTest = /(?:\.test|\.e2e)\.tsx?$|\/apps\/server\/test\/|\/e2e\//;
const isCopy = /\/(?:copy|labels|mails|texts)\//;
/** Their strings are texts: of stories, and titles of conformance cases. */
const isStory = /\.stories\.tsx$|\/story\/|\/apps\/storybook\/|\.conformance\.ts$/;

/** The text of a string or a template; its placeholders are left out. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join('…') : null;
}

/** `test` of `test.each(…)(…)`. */
function calledName(callee) {
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  return callee.type === 'CallExpression' ? calledName(callee.callee) : callee.name;
}

/**
 * English texts: everything in copy files, phrases of stories, values of properties, sentences, and titles of tests. The
 * other strings of tests are data.
 */
const plainTexts = {
  meta: { type: 'problem' },
  create: (context) => {
    const { filename } = context;
    const check = (node, text) => {
      const found = foundIn(oddTexts, text);
      if (found) context.report({ node, message: `'${text}' has a word that is not used here: write ${found[1]}.` });
    };
    const checkTitle = (node) => {
      const title = titleCalls.has(calledName(node.callee)) ? textOf(node.arguments[0]) : null;
      if (title !== null) check(node.arguments[0], title);
    };
    if (isTest.test(filename)) return { CallExpression: checkTitle };
    const isText = ({ parent }, text) =>
      isCopy.test(filename) ||
      sentence.test(text) ||
      (phrase.test(text) && (isStory.test(filename) || parent.type === 'Property'));
    const checkString = (node) => {
      const text = textOf(node);
      if (text !== null && isText(node, text)) check(node, text);
    };
    return {
      CallExpression: checkTitle,
      Literal: checkString,
      TemplateLiteral: checkString,
      JSXText: (node) => check(node, node.value.trim()),
    };
  },
};

const plainNames = {
  meta: { type: 'problem' },
  create: (context) => {
    const check = (node, name, kind = 'name') => {
      const found = foundIn(oddNames, name);
      if (found) context.report({ node, message: `'${name}' is not a ${kind} used here: write ${found[1]}.` });
    };
    const checkName = (node) => check(node, node.name);
    return {
      Program(node) {
        const path = relative(context.cwd, context.filename);
        for (const part of path.split(/[/\\]/)) check(node, part.replace(/\..*$/, ''), 'name of files');
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
      PrivateIdentifier: checkName,
      Property({ key }) {
        if (key.type !== 'Literal' || typeof key.value !== 'string' || !/^[\w.-]+$/.test(key.value)) return;
        for (const part of key.value.split('.')) check(key, part, 'key');
      },
    };
  },
};

export default {
  meta: { name: 'words' },
  rules: { 'no-sentences': noSentences, 'plain-texts': plainTexts, 'plain-names': plainNames },
};
