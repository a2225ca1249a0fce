import { along } from './along.css.ts';
import { vars } from './contract.css.ts';

const { color, size } = vars;

/** A selected entry of a list or menu, or the current one. */
export const selectedEntry = { background: color.selected, color: color.primary.text };

/** A line at the start of a selected row, because the fill alone has a low contrast. In forced-colours mode use an outline. */
export const selectionMark = { boxShadow: `inset calc(${along} * ${size.mark}) 0 ${color.primary.border}` };
