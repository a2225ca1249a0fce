// in packages/features/hub/src/copy
export default { 'hub.none': 'Take it. Remove the API, then create an account.' } as const;
