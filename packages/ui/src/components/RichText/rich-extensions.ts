import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkUrl } from './link-url.ts';

/**
 * What a text can hold. Anything else in a value or in what is pasted is left out: the editor only keeps what it has a
 * place for.
 */
export function richExtensions(placeholder: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      horizontalRule: false,
      // A paragraph after the last block, which people did not write.
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        isAllowedUri: (url) => isLinkUrl(url),
        HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow' },
      },
    }),
    Placeholder.configure({ placeholder }),
  ];
}
