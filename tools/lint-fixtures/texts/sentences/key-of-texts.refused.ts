// in packages/features/hub/src
// by words(plain-names)
export default { 'hub.said.done': '1' } as const;
