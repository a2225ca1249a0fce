/** The day that sample data is set in. */
export const sampleNow = '2026-11-20T09:30:00.000Z';
