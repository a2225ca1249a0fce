/** The worker that runs kernels, so that heavy input does not freeze the page and can be stopped. */
import { loadKernel } from '@apiyard/kernels/browser-tools';
import type { KernelTask } from './kernel-task.ts';
import { runKernel } from './run-kernel.ts';

addEventListener('message', ({ data }: MessageEvent<KernelTask>) => {
  void runKernel(data, loadKernel, (message) => postMessage(message));
});
