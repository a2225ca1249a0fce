import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkUrl } from './link-url.ts';

/** A link only has its URL: what it does in a window is up to who shows it. */
const PlainLink = Link.extend({
  addAttributes: () => ({ href: { default: null, parseHTML: (element) => element.getAttribute('href') } }),
});

/** Pictures are in the text itself: those of other sites would tell who writes. */
const OwnPicture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="data:image/"]' }],
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: true });

/**
 * What a text can hold. Anything else in a value or in what is pasted is left out: the editor only keeps what it has a
 * place for.
 */
export function richExtensions(placeholder: string, hasPictures: boolean): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      horizontalRule: false,
      // A paragraph after the last block, which people did not write.
      trailingNode: false,
      link: false,
    }),
    PlainLink.configure({
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isLinkUrl(url),
      HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow' },
    }),
    ...(hasPictures ? [OwnPicture] : []),
    Placeholder.configure({ placeholder }),
  ];
}
