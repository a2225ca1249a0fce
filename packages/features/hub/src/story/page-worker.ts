import type { Kernel } from '@apiyard/kernels/browser-tools';
import type { KernelWorker } from '../in-browser/browser-runner.ts';
import type { KernelTask } from '../in-browser/kernel-task.ts';
import { runKernel } from '../in-browser/run-kernel.ts';

/** Runs one kernel in the page itself, as the worker would. */
export class PageWorker extends EventTarget implements KernelWorker {
  readonly #load: () => Promise<Kernel>;
  #isEnded = false;

  constructor(load: () => Promise<Kernel>) {
    super();
    this.#load = load;
  }

  postMessage(task: KernelTask): void {
    void runKernel(
      task,
      async () => ({ default: await this.#load() }),
      (data) => {
        if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
      },
    );
  }

  terminate(): void {
    this.#isEnded = true;
  }
}
