// in packages/ui/src/components/Button
export const look = { insetInlineStart: '50%' };
