import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { modes } from '../../theme/tokens.ts';
import { wireframe } from '../globals.ts';
import { makeWireframe, wireframeRadius } from './make-wireframe.ts';

const { color, shadow, card } = vars;

for (const mode of modes) {
  globalStyle(`[data-color-theme="${wireframe}"].${mode}`, {
    colorScheme: mode,
    vars: {
      ...assignVars({ color, shadow, card }, makeWireframe(mode)),
      '--apiyard-radius': wireframeRadius,
    },
  });
}
