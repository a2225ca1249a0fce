/** A part of a picture that a tool works on. */
import type { Region } from 'sharp';
import { InputFault } from '@apiyard/kernels/faults/input-fault';
import { heightField, leftField, topField, widthField } from '../fields/fields.ts';
import type { Source } from './open.ts';

export interface GivenRegion {
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export const regionFields = () => ({
  left: leftField(),
  top: topField(),
  width: widthField(),
  height: heightField(),
});

export const regionErrors = {
  region_outside: {
    en: 'The region extends beyond the image, which has {{width}} × {{height}} pixels. Make it smaller or move it.',
    fr: 'La zone dépasse de l’image, qui compte {{width}} × {{height}} pixels. Réduisez-la ou déplacez-la.',
    ar: 'المنطقة خارج حدود الصورة وأبعادها {{width}} × {{height}} بكسل. صغّرها أو انقلها.',
    ch: '区域超出图片范围，图片为 {{width}} × {{height}} 像素。请缩小或移动区域。',
  },
} as const;

/** The whole picture where nothing is given; from the place to the opposite edges where only sizes are missing. */
export function regionIn(source: Source, given: GivenRegion): Region {
  const { left = 0, top = 0 } = given;
  const { width = source.width - left, height = source.height - top } = given;
  if (width < 1 || height < 1 || left + width > source.width || top + height > source.height)
    throw new InputFault('region_outside', {
      pointer: '/left',
      values: { width: source.width, height: source.height },
    });
  return { left, top, width, height };
}

export const isWhole = ({ width, height }: Region, source: Source): boolean =>
  width === source.width && height === source.height;
