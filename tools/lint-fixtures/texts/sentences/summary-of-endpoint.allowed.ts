// in packages/api/src/contract
export const entry = { summary: 'Sets the plan again', kind: 'anew' };
