import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ display: 'flex', alignItems: 'flex-start', minInlineSize: 0 });

// Reversed, so that the content comes first for screen readers and keyboards, and is first when there is no room for
// both, regardless of the side column's position.
export const withSidebar = styleVariants({
  start: [base, { flexFlow: 'row-reverse wrap' }],
  end: [base, { flexFlow: 'row wrap' }],
});

/** Takes the width that the side column leaves; if that is too little, the side column wraps below it. */
export const content = style({ flex: '99999 1 0%', minInlineSize: 'min(100%, max(50%, 20rem))' });

/** As high as the content next to it, so that sticky content in it stays visible. */
const side = style({ flexGrow: 1, alignSelf: 'stretch', minInlineSize: 0, maxInlineSize: '100%' });
export const sidebarWidth = styleVariants({ narrow: '12rem', medium: '17rem', wide: '24rem' }, (flexBasis) => [
  side,
  { flexBasis },
]);
