import type { PageModule } from '@apiyard/kit/page.ts';
import { pagesIn } from '@apiyard/kit/page.ts';

export const pages = pagesIn(import.meta.glob<PageModule>('./**/*.page.ts', { eager: true, import: 'default' }));
