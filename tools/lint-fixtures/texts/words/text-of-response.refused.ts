// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'The server did not answer in time.' } as const;
