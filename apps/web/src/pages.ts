import { pages as account } from '@apiyard/account/pages.ts';
import { pages as admin } from '@apiyard/admin/pages.ts';
import { pages as hub } from '@apiyard/hub/pages.ts';
import { pages as modules } from '@apiyard/modules/pages.ts';
import { pages as shell } from '@apiyard/shell/pages.ts';
import { pages as site } from '@apiyard/site/pages.ts';
import { pages as tools } from '@apiyard/tool-pages/pages.ts';

/** Every page of the product. */
export const pages = [...account, ...admin, ...hub, ...modules, ...shell, ...site, ...tools];
