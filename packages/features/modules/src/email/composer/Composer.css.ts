import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { truncate } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const dropArea = style({ minInlineSize: 0 });

export const recipients = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[1],
  alignItems: 'end',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[1],
  inlineSize: '100%',
});

export const fileLines = style({ display: 'grid', gap: space['0.5'], margin: 0, padding: 0, listStyle: 'none' });
export const fileLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[1.5],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
});
export const fileTitle = style([truncate, { flex: '1 1 0' }]);
export const addRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
