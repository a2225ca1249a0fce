// in packages/features/hub/src/copy
export default { 'hub.none': 'Start over. Resets in 5 hours.' } as const;
