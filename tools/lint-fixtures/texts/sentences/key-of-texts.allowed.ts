// in packages/features/hub/src
export default { 'hub.toast.done': '1', 'what/was said': '2' } as const;
