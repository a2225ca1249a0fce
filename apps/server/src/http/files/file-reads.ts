import pLimit from 'p-limit';

/** More would not be faster, and each uses a descriptor that the database and the log may need. */
const atOnceMax = 16;

/** Runs `read` when few enough files are open to be sent. */
export const fileReads = pLimit(atOnceMax);
