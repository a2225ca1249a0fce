// in packages/features/hub/src/copy
// by words(plain-texts)
export default { 'hub.none': 'Reload the list as it stands.' } as const;
