import type { PageModule } from '@apiyard/kit/routing/page.ts';
import { pagesIn } from '@apiyard/kit/routing/page.ts';

export const pages = pagesIn(import.meta.glob<PageModule>('./**/*.page.ts', { eager: true, import: 'default' }));
