// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'Open the yard.' } as const;
