/** How many files and connections this process may have open. */

interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
}

/**
 * The soft limit (`ulimit -n`, RLIMIT_NOFILE), which Node raises to the hard one when it starts; null where the system
 * has none. Node exposes it only in its diagnostic report, which takes some milliseconds: call this once, at the start.
 */
export function openFilesLimit(): number | null {
  const { userLimits } = process.report.getReport() as Report;
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
}
