// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'Apply all at once.' } as const;
