// in packages/ui/src/components/Button
export const look = { inlineSize: '15rem' };
