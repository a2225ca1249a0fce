// in packages/features/hub/src/copy
export default { 'hub.none': 'Quick answers: the request was already answered by an admin.' } as const;
