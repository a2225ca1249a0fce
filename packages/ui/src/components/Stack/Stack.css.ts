import { styleVariants } from '@vanilla-extract/css';

const base = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

export const stack = styleVariants({
  stretch: { ...base, alignItems: 'stretch' },
  start: { ...base, alignItems: 'flex-start' },
  center: { ...base, alignItems: 'center' },
  end: { ...base, alignItems: 'flex-end' },
});
