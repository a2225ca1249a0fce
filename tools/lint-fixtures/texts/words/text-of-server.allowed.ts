// in packages/features/hub/src/copy
export default { 'hub.none': 'Do you know this name? Tell us.' } as const;
