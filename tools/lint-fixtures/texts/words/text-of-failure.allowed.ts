// in packages/features/hub/src/copy
export default { 'hub.none': 'The last check failed.' } as const;
