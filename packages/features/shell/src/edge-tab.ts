import { media } from '@apiyard/ui/theme/media';

/**
 * Where the customizer opens from a tab at the edge of the window, in the page's margin. A finger needs more than that
 * margin, and a small window has none to spare: there it opens from the header.
 */
export const edgeTab = `${media.fromLg} and (pointer: fine)`;
