import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconBraces, IconPhotoDown } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { specimenCopy } from '../specimen-copy.ts';
import { narrow, scroller, wide } from './PictureCard.css.ts';

interface PictureCardProps {
  /** SVG file. Shown as an image, so that it can't run scripts. */
  readonly svg: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly alt: string;
  readonly numberLabel: string;
  readonly number: string;
  /** A picture of many columns. @default false */
  readonly isWide?: boolean;
  readonly onPng: () => void;
  readonly onJson: () => void;
}

/** Preview of the download. */
export function PictureCard({ svg, size, alt, numberLabel, number, isWide = false, onPng, onJson }: PictureCardProps) {
  const t = useCopy(specimenCopy);
  return (
    <Card title={t('specimen.picture')}>
      <Stack space={2}>
        {/* Scrollable content must be focusable. The card is left to right in every language. */}
        <div
          dir="ltr"
          className={scroller}
          {...(isWide && { role: 'group', 'aria-label': t('specimen.picture'), tabIndex: 0 })}
        >
          <img
            className={isWide ? wide : narrow}
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            width={size.width}
            height={size.height}
            alt={alt}
          />
        </div>
        <Inline space={1}>
          <Text tone="quiet" as="span">
            {numberLabel}
          </Text>
          <Text isMono as="span">
            {number}
          </Text>
          <CopyButton text={number} label={t('specimen.copyNumber')} />
        </Inline>
        <Inline space={1}>
          <Button icon={<IconPhotoDown size={20} stroke={1.5} />} onPress={onPng}>
            {t('specimen.png')}
          </Button>
          <Button icon={<IconBraces size={20} stroke={1.5} />} onPress={onJson}>
            {t('specimen.json')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
