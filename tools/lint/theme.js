/**
 * Lint rules for the look of components: values come from the theme, sides from the direction of the text. They check
 * every object of a `.css.ts`, and what `style={…}` is set to elsewhere. Dialogs are confirmed by one kind of button.
 */
import { alongFactor, isPhysicalSide, mirroredFormOf, placeholderOf, rawIn, rawValueOf } from './style-values.js';

const token = {
  colour: "one of the theme's colours",
  size: "one of the theme's sizes",
  space: 'vars.space',
  radius: 'vars.radius',
  layer: 'vars.layer',
  opacity: 'vars.opacity',
  weight: 'vars.weight',
};

const noRawValues = {
  meta: { type: 'problem' },
  create: (context) =>
    forStyles(context, {
      text(node, text) {
        const raw = rawIn(text);
        if (raw !== null) context.report({ node, message: `'${text}' is a raw ${raw}: use ${token[raw]}.` });
      },
      value(node, property, text, isNumber) {
        const raw = rawValueOf(property, text, isNumber);
        if (raw !== null)
          context.report({ node, message: `'${property}: ${text}' is a raw ${raw}: use ${token[raw]}.` });
      },
    }),
};

const noPhysicalSides = {
  meta: { type: 'problem' },
  create: (context) =>
    forStyles(context, {
      property(node, property) {
        if (isPhysicalSide(property))
          context.report({
            node,
            message: `'${property}' stays on its side in Arabic: use the inline-start or inline-end property.`,
          });
      },
      value(node, property, text) {
        const instead = mirroredFormOf(property, text);
        if (instead !== null)
          context.report({ node, message: `'${property}: ${text}' stays on its side in Arabic: ${instead}.` });
      },
    }),
};

/** The button that confirms a dialog is the solid one; `danger` is for the button that opens it. */
const solidDangerInDialogs = {
  meta: { type: 'problem' },
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name !== 'tone' || node.value?.value !== 'danger' || !isInActions(node)) return;
      context.report({ node, message: 'A dialog is confirmed by the solid button: use tone="dangerSolid".' });
    },
  }),
};

/** Whether it is in the `actions` of a dialog. */
function isInActions(node) {
  for (let each = node.parent; each; each = each.parent)
    if (each.type === 'JSXAttribute') return each.name.name === 'actions' && each.parent.name.name === 'Dialog';
  return false;
}

/** Calls `property`, `value` and `text` for what they find in the styles of a file. */
function forStyles(context, { property = () => {}, value = () => {}, text = () => {} }) {
  const constants = new Map();
  const checkProperty = (node) => {
    if (node.computed) return;
    const name = node.key.name ?? String(node.key.value);
    property(node, name);
    for (const read of valuesOf(node.value, constants, context)) value(node, name, read.text, read.isNumber);
  };
  const checkText = (node) => {
    if (node.type === 'TemplateElement') text(node, node.value.cooked ?? '');
    else if (typeof node.value === 'string') text(node, node.value);
  };
  const remember = (node) => {
    for (const statement of node.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  };
  if (context.filename.endsWith('.css.ts'))
    return { Program: remember, Property: checkProperty, Literal: checkText, TemplateElement: checkText };
  return {
    Program: remember,
    JSXAttribute(node) {
      if (node.name.name !== 'style' || node.value?.type !== 'JSXExpressionContainer') return;
      for (const object of objectsOf(node.value.expression)) {
        for (const entry of object.properties) {
          if (entry.type !== 'Property') continue;
          checkProperty(entry);
          for (const read of valuesOf(entry.value, constants, context)) if (!read.isNumber) text(entry, read.text);
        }
      }
    },
  };
}

/** The object literals that an expression can be: those of conditions, spreads and casts too. */
function objectsOf(node) {
  switch (node?.type) {
    case 'ObjectExpression':
      return [
        node,
        ...node.properties.flatMap((entry) => (entry.type === 'SpreadElement' ? objectsOf(entry.argument) : [])),
      ];
    case 'ConditionalExpression':
      return [...objectsOf(node.consequent), ...objectsOf(node.alternate)];
    case 'LogicalExpression':
      return [...objectsOf(node.left), ...objectsOf(node.right)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return objectsOf(node.expression);
    default:
      return [];
  }
}

/** The texts and numbers that a value can be, with those of the file's constants; what cannot be read is left out. */
function valuesOf(node, constants, context) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
        ? [{ text: String(node.value), isNumber: typeof node.value === 'number' }]
        : [];
    case 'TemplateLiteral':
      return [{ text: textOfTemplate(node, constants, context), isNumber: false }];
    case 'UnaryExpression':
      return valuesOf(node.argument, constants, context).map(({ text, isNumber }) => ({ text: `-${text}`, isNumber }));
    case 'ConditionalExpression':
      return [...valuesOf(node.consequent, constants, context), ...valuesOf(node.alternate, constants, context)];
    case 'LogicalExpression':
      return [...valuesOf(node.left, constants, context), ...valuesOf(node.right, constants, context)];
    case 'ArrayExpression':
      return node.elements.flatMap((element) => valuesOf(element, constants, context));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valuesOf(node.expression, constants, context);
    case 'Identifier': {
      const kept = constants.get(node.name);
      return kept === undefined || kept.type === 'Identifier' ? [] : valuesOf(kept, constants, context);
    }
    default:
      return [];
  }
}

/** `0 ${size} 1rem` as '0 {size} 1rem': an expression keeps its source, so that equal sides are seen. */
function textOfTemplate(node, constants, context) {
  return node.quasis
    .map(({ value }, index) => {
      const expression = node.expressions[index];
      if (expression === undefined) return value.cooked ?? '';
      const [kept, ...others] = expression.type === 'Identifier' ? valuesOf(expression, constants, context) : [];
      if (kept !== undefined && others.length === 0) return `${value.cooked ?? ''}${kept.text}`;
      const source = context.sourceCode.getText(expression);
      return `${value.cooked ?? ''}${/\balong\b/.test(source) ? alongFactor : placeholderOf(source)}`;
    })
    .join('');
}

export default {
  meta: { name: 'theme' },
  rules: {
    'no-raw-values': noRawValues,
    'no-physical-sides': noPhysicalSides,
    'solid-danger-in-dialogs': solidDangerInDialogs,
  },
};
