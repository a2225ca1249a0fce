import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space } = vars;

/** From this room on form and answer stand side by side: the bench may be the whole page, or stand beside a list. */
export const sideBySide = '(min-width: 40rem)';

export const room = style({ containerType: 'inline-size' });

/** Form at the start, answer at the end; stacked where there is no room for two. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[2],
  '@container': { [sideBySide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
