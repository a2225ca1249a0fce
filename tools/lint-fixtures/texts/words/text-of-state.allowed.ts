// in packages/features/hub/src/copy
export default { 'hub.none': 'Reload the list. Load latest version.' } as const;
