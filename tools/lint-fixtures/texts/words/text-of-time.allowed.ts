// in packages/features/hub/src/copy
export default { 'hub.none': 'Apply all at the same time, once.' } as const;
