import { globalStyle } from '@vanilla-extract/css';
import { along } from './along.css.ts';
import { mirroredIcons } from './mirrored-icons.ts';

globalStyle(`:is(${mirroredIcons.map((name) => `.tabler-icon-${name}`).join(', ')})`, { scale: `${along} 1` });
