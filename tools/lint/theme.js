/** Lint rules for the look of components: values come from the theme, sides from the direction of writing. */

const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(/i;
const rawSize = /\b\d+(?:\.\d+)?(?:px|pt)\b/;
const physicalSide =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Color|Style|Width)?|border(?:Top|Bottom)(?:Left|Right)Radius|left|right)$/;
const physicalAlign = new Set(['left', 'right']);

function report(context, node, text) {
  if (rawColour.test(text))
    context.report({ node, message: `'${text}' is a raw colour: take one from the theme's vars.` });
  else if (rawSize.test(text))
    context.report({ node, message: `'${text}' is a raw size: take one from the theme's vars.` });
}

const noRawValues = {
  meta: { type: 'problem' },
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === 'string') report(context, node, node.value);
    },
    TemplateElement(node) {
      report(context, node, node.value.cooked ?? '');
    },
  }),
};

const noPhysicalSides = {
  meta: { type: 'problem' },
  create: (context) => ({
    Property(node) {
      const name = node.key.name ?? node.key.value;
      if (physicalSide.test(name))
        context.report({
          node,
          message: `'${name}' stays on its side in Arabic: use the inline-start or inline-end property.`,
        });
      if (['textAlign', 'float', 'clear'].includes(name) && physicalAlign.has(node.value.value)) {
        context.report({
          node,
          message: `'${name}: ${node.value.value}' stays on its side in Arabic: use start, end, inline-start or inline-end.`,
        });
      }
    },
  }),
};

export default {
  meta: { name: 'theme' },
  rules: { 'no-raw-values': noRawValues, 'no-physical-sides': noPhysicalSides },
};
