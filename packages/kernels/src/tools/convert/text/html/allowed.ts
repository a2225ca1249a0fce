/** What may stay in HTML that strangers wrote. */
const inline =
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark p q rp rt ruby s samp small span strong sub sup time u var wbr';
const blocks =
  'address article aside blockquote caption col colgroup dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr img input li main nav ol pre section summary table tbody td tfoot th thead tr ul';

export const allowedElements = {
  none: new Set<string>(),
  inline: new Set(inline.split(' ')),
  article: new Set(`${inline} ${blocks}`.split(' ')),
} as const;

/** Removed with what is in them; other elements leave their content. */
export const droppedElements: ReadonlySet<string> = new Set(
  'script style template noscript iframe frame frameset noframes noembed object embed applet param svg math canvas audio video source track map area head title base link meta textarea select option optgroup datalist xmp plaintext listing'.split(
    ' ',
  ),
);

const globalAttributes = new Set(['title', 'lang', 'dir']);
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'scope', 'align'],
  col: ['span'],
  colgroup: ['span'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  blockquote: ['cite'],
  q: ['cite'],
  del: ['cite', 'datetime'],
  ins: ['cite', 'datetime'],
  time: ['datetime'],
  data: ['value'],
  details: ['open'],
  input: ['type', 'checked', 'disabled'],
};
const urls = new Set(['href', 'src', 'cite']);

type Verdict = 'allowed' | 'attribute' | 'url';

/** Whether an attribute may stay, or why not. */
export function checkAttribute(element: string, name: string, value: string): Verdict {
  if (element === 'code' && name === 'class') return /^language-[\w+#.-]+$/.test(value) ? 'allowed' : 'attribute';
  if (!globalAttributes.has(name) && attributes[element]?.includes(name) !== true) return 'attribute';
  return urls.has(name) && !isSafeUrl(value, name === 'src') ? 'url' : 'allowed';
}

/** Browsers ignore white space and control characters in and around the scheme. */
function isSafeUrl(url: string, isImage: boolean): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url.replaceAll(/[\0-\x20\x7f-\x9f]/g, ''))?.[1]?.toLowerCase();
  return scheme === undefined || (isImage ? /^https?$/ : /^(?:https?|mailto|tel)$/).test(scheme);
}
