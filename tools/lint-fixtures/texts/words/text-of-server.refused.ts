// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'The server does not know this name and tells so.' } as const;
