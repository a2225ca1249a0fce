/** Lint rule for screens: what people read comes from the copy files, in every language. */

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

/** What `docs/glossary.md` says not to use in texts, and what to use. */
const oddTexts = [
  [/\bdesks?\b/iu, 'admin area'],
  [/\byards?\b/iu, 'site'],
  [/\btold\b/iu, 'loaded, returned or shown'],
  [/\banew\b/iu, 'again'],
  [/\bsomebody\b/iu, 'someone'],
  [/\bnobody\b/iu, 'no one'],
  [/\bwhoever\b/iu, 'anyone who'],
  [/\bmeanwhile\b/iu, 'in the meantime'],
  [/\bat once\b/iu, 'immediately, or at a time'],
  [/\b(?:make|makes|made) an account\b/iu, 'create an account'],
  [/\btak(?:e|es|en) (?:it )?(?:away|down)\b/iu, 'remove, unpublish or delete'],
];
/** The same for names in code. */
const oddNames = [
  [/[dD]esk(?!top)/u, 'admin'],
  [/^told$|Told/u, 'result, loaded or shown'],
  [/^(?:refuseHaste|whichApi|useLastingActor|promisesOf)$/u, 'the name in docs/glossary.md'],
];

const foundIn = (list, text) => list.find(([pattern]) => pattern.test(text));

const plainTexts = {
  meta: { type: 'problem' },
  create: (context) => {
    const check = (node, text) => {
      const found = foundIn(oddTexts, text);
      if (found) context.report({ node, message: `'${text}' has a word that is not used here: write ${found[1]}.` });
    };
    return {
      Property(node) {
        if (node.value.type === 'Literal' && typeof node.value.value === 'string') check(node, node.value.value);
        if (node.value.type === 'TemplateLiteral')
          for (const { value } of node.value.quasis) check(node, value.cooked ?? '');
      },
    };
  },
};

const plainNames = {
  meta: { type: 'problem' },
  create: (context) => ({
    Identifier(node) {
      const found = foundIn(oddNames, node.name);
      if (found) context.report({ node, message: `'${node.name}' is not a name used here: write ${found[1]}.` });
    },
  }),
};

export default {
  meta: { name: 'words' },
  rules: { 'no-sentences': noSentences, 'plain-texts': plainTexts, 'plain-names': plainNames },
};
