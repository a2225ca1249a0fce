import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// The texts of docs pages are English, whatever the direction of the page: each paragraph uses the direction of its
// text. Stories on the page look the same as on their own.
globalStyle('.sbdocs :is(h1, h2, h3, h4, p, li, td, th):not(.docs-story *)', {
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
globalStyle('.sbdocs :is(code, pre):not(.docs-story *)', { direction: 'ltr', unicodeBidi: 'isolate' });
// Text is limited to a readable width; tables and examples use the full page.
globalStyle('.sbdocs-content > p, .sbdocs-content > :is(ul, ol) > li', { maxInlineSize: vars.size.measure });
globalStyle('.sbdocs-content', { wordSpacing: vars.font.wordSpacing });
globalStyle('.sbdocs.sbdocs table:not(.docs-story *) tr:nth-of-type(2n)', { background: vars.color.sunken });
globalStyle('.sbdocs.sbdocs :is(th, td):not(.docs-story *)', { borderColor: vars.color.divider });
