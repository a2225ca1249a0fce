// in packages/features/hub/src/copy
export default { 'hub.none': 'No APIs yet.' } as const;
