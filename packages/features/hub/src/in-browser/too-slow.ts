/** Code of a run in the browser that reached its time limit. */
export const tooSlow = 'TimeLimit';
