// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'The server is being looked after.' } as const;
