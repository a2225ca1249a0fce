import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { storyClaims } from './checks/claims.ts';
import { storyFrame } from './frame.tsx';

/** Addons for every story: the checks, the documentation and the frame. Features add their own. */
export const storyAddons = [addonA11y(), addonDocs(), storyFrame, storyClaims] as const;

/** The preview for stories of components: `const meta = preview.meta({ component: Button })`. */
export const preview = definePreview({ addons: [...storyAddons] });
