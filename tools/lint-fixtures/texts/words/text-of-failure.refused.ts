// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'The last check was in vain.' } as const;
