import { lazyOverlay } from './lazy-overlay.tsx';

/** `Menu`, whose code arrives when somebody is about to open it. */
export const LazyMenu = lazyOverlay('menu', 'menu', async () => (await import('@apiyard/ui/Menu')).Menu);
