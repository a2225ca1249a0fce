import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

// The words of docs pages are English in every direction of the page: each paragraph goes by its own letters.
globalStyle('.sbdocs :is(h1, h2, h3, h4, p, li, td, th)', { unicodeBidi: 'plaintext', textAlign: 'start' });
globalStyle('.sbdocs :is(code, pre)', { direction: 'ltr', unicodeBidi: 'isolate' });
globalStyle('.sbdocs-content', { wordSpacing: vars.font.wordSpacing });
globalStyle('.sbdocs.sbdocs table tr:nth-of-type(2n)', { background: vars.color.sunken });
globalStyle('.sbdocs.sbdocs :is(th, td)', { borderColor: vars.color.divider });
