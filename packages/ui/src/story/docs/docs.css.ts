import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// The texts of docs pages are English, whatever the direction of the page: each paragraph uses the direction of its
// text. Stories and examples on the page look the same as on their own.
globalStyle('.sbdocs :is(h1, h2, h3, h4, p, li, td, th):not(:is(.docs-story, .sb-unstyled) *)', {
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
globalStyle('.sbdocs :is(code, pre):not(:is(.docs-story, .sb-unstyled) *)', {
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
// Text is limited to a readable width; tables and examples use the full page.
globalStyle('.sbdocs-content > p, .sbdocs-content > :is(ul, ol) > li', { maxInlineSize: vars.size.measure });
globalStyle('.sbdocs-content', { wordSpacing: vars.font.wordSpacing });
globalStyle('.sbdocs.sbdocs table:not(:is(.docs-story, .sb-unstyled) *) tr:nth-of-type(2n)', {
  background: vars.color.sunken,
});
globalStyle('.sbdocs.sbdocs :is(th, td):not(:is(.docs-story, .sb-unstyled) *)', { borderColor: vars.color.divider });
