import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { color, size } = vars;

/** A surface that floats over a page: menus, dialogs, sheets, toasts. Components inside it that are drawn on paper take its colour. */
export const raised = style({
  vars: { [color.paper]: color.raised },
  border: `${size.line} solid ${color.raisedBorder}`,
  background: color.raised,
  color: color.text,
});
