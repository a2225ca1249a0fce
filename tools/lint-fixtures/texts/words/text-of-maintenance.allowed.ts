// in packages/features/hub/src/copy
export default { 'hub.none': 'Look here after the update.' } as const;
