import createDOMPurify from 'dompurify';

export interface CleanHtml {
  /** In a document that loads nothing. It is moved into the frame as nodes: parsing a text again could change it. */
  readonly body: HTMLElement;
  /** The text of its style elements. */
  readonly styles: readonly string[];
  readonly hasRemotePictures: boolean;
  /** It sets colours, which expect the light background of a browser. */
  readonly hasColours: boolean;
}

/** Forms, media and everything that embeds. Their text stays. */
const forbiddenTags =
  'form input button select option optgroup textarea fieldset datalist output audio video source track map area dialog template slot meter progress'.split(
    ' ',
  );
const forbiddenAttributes = [
  'srcset',
  'background',
  'action',
  'formaction',
  'ping',
  'poster',
  'tabindex',
  'autofocus',
  'popover',
];

const linkSchemes = /^(?:https?:|mailto:|tel:)/i;
const pictureData = /^data:image\/(?:avif|bmp|gif|jpeg|jpg|png|webp)[;,]/i;
const remoteScheme = /^https?:/i;
/** In CSS as browsers write it out, without escapes and comments. */
const urlInCss = /url\("(?!data:image\/)[^"]*"\)/gi;
const colourInCss = /(?:^|[;{\s])(?:color|background|background-color)\s*:/i;

/** Removes everything that could run, load, submit or leave the frame. Remote pictures only stay if they are shown. */
export function cleanHtml(html: string, arePicturesShown: boolean): CleanHtml {
  const purify = createDOMPurify(window);
  let hasRemotePictures = false;
  let hasColours = false;

  const cleanCss = (css: string): string => {
    hasColours ||= colourInCss.test(css);
    return css.replaceAll(urlInCss, (url) => {
      const isRemote = /^url\("https?:/i.test(url);
      hasRemotePictures ||= isRemote;
      return isRemote && arePicturesShown ? url : 'none';
    });
  };

  purify.addHook('uponSanitizeAttribute', (_node, data) => {
    if (data.attrName === 'background') hasRemotePictures = true;
    if (data.attrName === 'bgcolor' || data.attrName === 'color') hasColours = true;
    if (data.attrName === 'style') data.attrValue = cleanCss(parsedStyle(data.attrValue));
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName === 'a') {
      if (linkSchemes.test(node.getAttribute('href') ?? '')) {
        node.setAttribute('target', '_blank');
        node.setAttribute('rel', 'noopener noreferrer nofollow');
      } else {
        // A relative link would open this site, and one to a fragment the page around the frame.
        node.removeAttribute('href');
        node.removeAttribute('target');
      }
    }
    if (node.localName === 'img') {
      const src = (node.getAttribute('src') ?? '').trim();
      const isRemote = remoteScheme.test(src);
      hasRemotePictures ||= isRemote;
      if (!pictureData.test(src) && !(isRemote && arePicturesShown)) node.removeAttribute('src');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
  });

  const root = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
  });
  if (!(root instanceof HTMLElement)) throw new Error('The sanitizer returned no document.');
  const styles = Array.from(root.querySelectorAll('style'), (style) => {
    style.remove();
    return cleanCss(parsedSheet(style.textContent));
  });
  const body = root.querySelector('body') ?? root;
  return { body, styles, hasRemotePictures, hasColours };
}

/** Style declarations as browsers write them out, parsed in a document that loads nothing. */
function parsedStyle(css: string): string {
  const element = document.implementation.createHTMLDocument('').createElement('p');
  element.setAttribute('style', css);
  return element.style.cssText;
}

/** The same for a style sheet. Imports are left out. */
function parsedSheet(css: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n');
}
