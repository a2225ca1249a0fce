// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'Take it down and make an account.' } as const;
