/** Finds values of CSS properties that do not come from the theme, and those that stay on their side in Arabic. */

/** Stands for the factor that changes its sign in right-to-left text (`packages/ui/src/theme/along.css.ts`). */
export const alongFactor = '{along}';
/** Stands for any other expression of a template. Its digits are marked, so that they are not taken for a length. */
export const placeholderOf = (source) => `{${source.replaceAll(/\s/g, '').replaceAll(/\d/g, '$&·')}}`;

const spaceProperty = /^(?:margin|padding|gap|rowGap|columnGap|scrollMargin|scrollPadding|outlineOffset|borderSpacing)/;
const radiusProperty = /^border\w*Radius$/;
const sizeProperty = /^(?:inset|(?:min|max)?(?:Inline|Block|inline|block)Size$|flexBasis$|fontSize$|lineHeightStep$)/;
const opacityProperty = /^(?:opacity|(?:fill|stroke|stop|flood)Opacity)$/;
const colourProperty =
  /^(?:color|fill|stroke|background|backgroundImage|border(?!\w*(?:Radius|Width|Style|Spacing|Collapse))\w*|outline|columnRule|caret|textDecoration|textEmphasis|boxShadow|textShadow|filter|maskImage|accentColor|scrollbarColor|\w+Color)$/;

const absoluteLength = /(?:\d|\.)(?:px|pt|pc|cm|mm|in|q)\b/i;
const remLength = /\d(?:rem)\b/;
const anyLength = /\d(?:[a-z]+|%)/i;
const colourCode = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const rawWeight = /\b(?:[1-9]\d{2,3}|bold|bolder|lighter|normal)\b/;
/** CSS Color 4, section 6.1. System colours, `transparent` and `currentColor` are not among them. */
const namedColour = new RegExp(
  `(?<![\\w.{-])(?:${[
    'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood',
    'cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|dark[a-z]+|deeppink|deepskyblue|dimgr[ae]y',
    'dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow',
    'honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|light[a-z]+|lime',
    'limegreen|linen|magenta|maroon|medium[a-z]+|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive',
    'olivedrab|orange|orangered|orchid|pale[a-z]+|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red',
    'rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y',
    'snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen',
  ].join('|')})(?![\\w-])`,
  'i',
);

/** What is raw in a text anywhere in a style: 'colour', 'size', or null. */
export function rawIn(text) {
  if (colourCode.test(text)) return 'colour';
  return absoluteLength.test(text) ? 'size' : null;
}

/** What is raw in the value of a property: a noun, or null. Texts have been checked by `rawIn` already. */
export function rawValueOf(property, text, isNumber) {
  const isZero = /^-?0(?:\.0+)?(?:[a-z]+|%)?$/.test(text);
  if (property === 'zIndex') return /^-?\d/.test(text) && !isZero ? 'layer' : null;
  if (opacityProperty.test(property))
    return /^[\d.]+%?$/.test(text) && !/^(?:0|1|0%|100%)$/.test(text) ? 'opacity' : null;
  if (property === 'fontWeight') return rawWeight.test(text) ? 'weight' : null;
  if (property === 'font') return rawWeight.test(text) ? 'weight' : remLength.test(text) ? 'size' : null;
  if (isZero) return null;
  if (radiusProperty.test(property)) return isNumber || anyLength.test(text) ? 'radius' : null;
  if (spaceProperty.test(property)) return isNumber || remLength.test(text) ? 'space' : null;
  if (sizeProperty.test(property) && isNumber) return 'size';
  if (property === 'fontSize' && remLength.test(text)) return 'size';
  if (colourProperty.test(property) && namedColour.test(text)) return 'colour';
  return null;
}

const physicalSide =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Color|Style|Width)?|border(?:Top|Bottom)(?:Left|Right)Radius|left|right)$/;
const aligning = /^(?:textAlign|textAlignLast|float|clear|justify(?:Content|Items|Self)|\w+(?:Origin|Position))$/;
const fourSided = /^(?:margin|padding|inset|scrollMargin|scrollPadding|border(?:Width|Style|Color))$/;

/** Whether the property itself names a physical side. */
export const isPhysicalSide = (property) => physicalSide.test(property);

/** What to write instead of a value that does not follow the direction of the text; null if it does. */
export function mirroredFormOf(property, text) {
  const parts = partsOf(text, ' ');
  if (aligning.test(property) && parts.some((part) => part === 'left' || part === 'right'))
    return 'use start, end, inline-start or inline-end';
  if (fourSided.test(property) && parts.length === 4 && parts[1] !== parts[3])
    return 'use the properties for block and inline';
  if (property === 'borderRadius') {
    const [startStart = '', startEnd = startStart, endEnd = startStart, endStart = startEnd] = parts;
    return startStart === startEnd && endEnd === endStart ? null : 'use a property for each corner';
  }
  if (text.includes(alongFactor)) return null;
  const multiply = 'multiply it by along';
  if (property === 'translate') return isNone(parts[0] ?? '') ? null : multiply;
  if (property === 'transform') {
    const moves = [...text.matchAll(/(translate|translate3d|translateX|skewX|skew|matrix|matrix3d)\(\s*([^,)]*)/g)];
    return moves.every(([, , first = '']) => isNone(first.trim())) ? null : multiply;
  }
  if (/gradient\(\s*(?:to [a-z ]*(?:left|right)\b|-?(?!0deg|180deg)[\d.]+deg)/.test(text)) return multiply;
  if (property === 'boxShadow' || property === 'textShadow')
    return partsOf(text, ',').every((shadow) => isNone(shadowOffset(shadow))) ? null : multiply;
  return null;
}

const isNone = (length) => length === 'none' || /^-?0(?:[a-z]+|%)?$/.test(length);

/** The horizontal offset of a shadow, where it can be read. */
function shadowOffset(shadow) {
  const first = partsOf(shadow.trim(), ' ').find((part) => part !== 'inset') ?? '0';
  return /^(?:-?[\d.]|calc\()/.test(first) ? first : '0';
}

/** Splits outside of parentheses. */
function partsOf(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.filter((part) => part !== '');
}
