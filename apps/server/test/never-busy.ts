/** How late the event loop may come in tests: that other suites keep the machine busy is not what they try. */
export const neverBusyMs = 60_000;
