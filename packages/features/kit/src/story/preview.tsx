import { storyAddons } from '@apiyard/ui/story/preview';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { appFrame } from './frame.tsx';

/**
 * The preview that stories of features import: the components' frame, then MSW (`beforeEach({ msw }) { msw.use(…) }`),
 * services, language and a router in memory. `const meta = preview.meta({ component: LoginScreen })`.
 */
export const preview = definePreview({ addons: [...storyAddons, addonMsw(), appFrame] });
