import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { storyClaims } from './checks/claims.ts';
import { storyFrame } from './frame.tsx';

/** What every story needs: the checks, the documentation and the frame that dresses the page. Features add theirs to this list. */
export const storyAddons = [addonA11y(), addonDocs(), storyFrame, storyClaims] as const;

/** The preview that stories of components import: `const meta = preview.meta({ component: Button })`. */
export const preview = definePreview({ addons: [...storyAddons] });
