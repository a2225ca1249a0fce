// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'You are told when it ends.' } as const;
