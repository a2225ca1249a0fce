// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'Your quota starts over in 5 hours.' } as const;
