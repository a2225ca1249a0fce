/**
 * What each thread of a `ThreadPool` runs: imports the pool's module and runs its default export. Piscina loads modules
 * by `require`, and ending a thread while `require` loads an ES module can end the whole process: only this CommonJS
 * module may be loaded that way.
 */
interface ThreadModule {
  default(task: object): unknown;
}

let imported: Promise<ThreadModule> | undefined;

module.exports = async function runInThread({ module: url, ...task }: { readonly module: string }): Promise<unknown> {
  imported ??= import(url) as Promise<ThreadModule>;
  return (await imported).default(task);
};
