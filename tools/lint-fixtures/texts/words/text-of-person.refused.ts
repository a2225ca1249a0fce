// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'Nobody has created anything here yet.' } as const;
