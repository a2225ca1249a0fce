import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size, font, radius, weight } = vars;
const { code } = color;

/** Like the code of `CodeBlock`. */
const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool, tags.null, tags.atom, tags.meta, tags.typeName], color: code.keyword },
  { tag: [tags.string, tags.regexp, tags.special(tags.string), tags.attributeValue], color: code.string },
  { tag: [tags.number, tags.unit], color: code.number },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.tagName,
      tags.className,
      tags.heading,
    ],
    color: code.name,
  },
  {
    tag: [tags.propertyName, tags.attributeName, tags.labelName, tags.definition(tags.propertyName)],
    color: code.property,
  },
  { tag: [tags.comment], color: code.comment },
  { tag: [tags.punctuation, tags.operator, tags.bracket, tags.angleBracket, tags.separator], color: code.punctuation },
  { tag: [tags.heading, tags.strong], fontWeight: weight.bold },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, textDecoration: 'underline' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
]);

const field = {
  boxSizing: 'border-box',
  minBlockSize: size.controlDense,
  margin: 0,
  paddingBlock: 0,
  paddingInline: space[1],
  border: `${size.line} solid ${color.controlBorder}`,
  borderRadius: radius.control,
  background: color.paper,
  color: color.text,
  fontFamily: font.body,
  fontSize: vars.type.small.size,
};
const focus = { outline: `${size.ring} solid ${color.focusRing}`, outlineOffset: size.ringGap };
const float = {
  border: `${size.line} solid ${color.raisedBorder}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.text,
};

/**
 * The colours of code are readable on paper and sunken surfaces only, so everything else is marked by lines. Custom
 * properties only, so that it follows theme and mode.
 */
const look = EditorView.theme({
  '&': { blockSize: '100%', background: 'transparent', color: code.text },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: font.mono,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.lineHeight,
    overscrollBehavior: 'auto',
  },
  '.cm-content': { paddingBlock: space[1], outline: 'none', caretColor: color.text, wordSpacing: 0 },
  '.cm-line': { paddingInline: space[1] },
  '.cm-placeholder': { color: color.textQuiet },
  '.cm-gutters': {
    background: 'transparent',
    color: color.textQuiet,
    borderInlineEnd: `${size.line} solid ${color.divider}`,
  },
  '.cm-lineNumbers .cm-gutterElement': {
    minInlineSize: '3ch',
    paddingInline: `${space[1]} ${space[0.5]}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-foldGutter .cm-gutterElement': { inlineSize: space[2], textAlign: 'center', cursor: 'pointer' },
  '.cm-activeLine': { background: color.sunken },
  '.cm-activeLineGutter': { background: color.sunken, color: color.text },
  '.cm-foldPlaceholder': {
    marginInline: space[0.5],
    paddingInline: space[0.5],
    border: `${size.line} solid ${color.divider}`,
    borderRadius: radius.small,
    background: color.sunken,
    color: color.textQuiet,
  },
  '&.cm-focused .cm-matchingBracket': {
    background: 'transparent',
    outline: `${size.line} solid ${color.primary.border}`,
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    background: 'transparent',
    outline: `${size.line} solid ${color.error.border}`,
  },
  '.cm-selectionMatch': { background: color.sunken, outline: `${size.line} solid ${color.divider}` },
  '.cm-searchMatch': { background: 'transparent', outline: `${size.line} solid ${color.warning.border}` },
  '.cm-searchMatch-selected': { outline: `${size.ring} solid ${color.primary.border}` },
  '.cm-panels': {
    direction: 'var(--panel-direction)',
    background: color.sunken,
    color: color.text,
    fontFamily: font.body,
    zIndex: 'auto',
  },
  '.cm-panels-top': { borderBlockEnd: `${size.line} solid ${color.divider}` },
  '.cm-panels-bottom': { borderBlockStart: `${size.line} solid ${color.divider}` },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[0.5],
    padding: space[1],
    paddingInlineEnd: space[5],
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': { margin: 0 },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[0.5],
    paddingInline: space[0.5],
    fontSize: vars.type.small.size,
  },
  '.cm-panel.cm-search input[type=checkbox]': {
    inlineSize: size.iconSmall,
    blockSize: size.iconSmall,
    accentColor: color.primary.fill,
  },
  '.cm-textfield': { ...field, direction: 'ltr', flex: '1 1 9rem', minInlineSize: 0 },
  '.cm-textfield:focus-visible, .cm-button:focus-visible, .cm-panel input:focus-visible, .cm-panel button:focus-visible':
    focus,
  '.cm-button': { ...field, cursor: 'pointer', fontWeight: weight.heading, backgroundImage: 'none' },
  '.cm-button:hover': { background: color.hover },
  '.cm-button:active': { backgroundImage: 'none' },
  '.cm-panel.cm-search [name=close], .cm-panel .cm-dialog-close': {
    position: 'absolute',
    insetBlockStart: space[1],
    insetInlineEnd: space[1],
    inlineSize: size.iconButton,
    blockSize: size.iconButton,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: color.text,
    cursor: 'pointer',
  },
  '.cm-tooltip': {
    ...float,
    zIndex: vars.layer.tooltip,
    fontFamily: font.body,
    fontSize: vars.type.small.size,
    maxInlineSize: '30rem',
  },
  '.cm-diagnostic': {
    paddingBlock: space[0.5],
    paddingInline: space[1],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderInlineStart: 'none',
  },
  '.cm-diagnostic-error': { borderInlineStart: `${space[0.5]} solid ${color.error.border}` },
  '.cm-diagnostic-warning': { borderInlineStart: `${space[0.5]} solid ${color.warning.border}` },
  '.cm-lintRange': {
    backgroundImage: 'none',
    paddingBlockEnd: 0,
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textUnderlineOffset: size.ringGap,
  },
  '.cm-lintRange-error': { textDecorationColor: color.error.border },
  '.cm-lintRange-warning': { textDecorationColor: color.warning.border },
  '.cm-lintRange-active': { background: 'transparent' },
  '.cm-lintPoint::after': { borderBlockEndColor: color.error.border },
  '.cm-gutter-lint': { inlineSize: space[2] },
  '.cm-gutter-lint .cm-gutterElement': { padding: 0 },
  '.cm-lint-marker': {
    inlineSize: space[1],
    blockSize: space[1],
    margin: `calc((1lh - ${space[1]}) / 2) auto`,
    borderRadius: radius.pill,
    content: '""',
  },
  '.cm-lint-marker-error': { background: color.error.border },
  '.cm-lint-marker-warning': { background: color.warning.border, borderRadius: 0 },
  [`@media ${media.coarsePointer}`]: { '.cm-scroller, .cm-textfield': { fontSize: vars.type.h6.size } },
  [`@media ${media.forcedColors}`]: {
    '.cm-activeLine, .cm-activeLineGutter': { background: 'Canvas' },
    '.cm-lintRange-error': { textDecorationColor: 'CanvasText' },
    '.cm-lint-marker': { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

export const editorTheme = [look, syntaxHighlighting(highlighting)];
