import pLimit from 'p-limit';

/** More would not be faster, and each takes a descriptor of those that the database and the log need too. */
const atOnceMax = 16;

/** Runs `read` when few enough files are open to be sent. */
export const fileReads = pLimit(atOnceMax);
