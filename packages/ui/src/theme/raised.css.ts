import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { color, size } = vars;

/** Components that are drawn on paper take the colours of the raised surface around them. */
export const onRaised = { [color.paper]: color.raised, [color.divider]: color.raisedBorder };

/** A surface that floats over a page: menus, dialogs, sheets, toasts. */
export const raised = style({
  vars: onRaised,
  border: `${size.line} solid ${color.raisedBorder}`,
  background: color.raised,
  color: color.text,
});
