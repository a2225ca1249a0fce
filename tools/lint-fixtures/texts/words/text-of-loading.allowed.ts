// in packages/features/hub/src/copy
export default { 'hub.none': 'You get an email when it ends.' } as const;
