/**
 * Environment of the server's process for glibc's allocator, which reads it when a process begins: by itself it raises the
 * threshold with each large block that is freed, and keeps more memory with every raise (decision 28). The Dockerfile has
 * the same.
 */
export const allocatorSettings = { MALLOC_MMAP_THRESHOLD_: '131072' } as const;
