import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Carousel } from '@apiyard/ui/Carousel';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { ImageCropper } from '@apiyard/ui/ImageCropper';
import { Lightbox } from '@apiyard/ui/Lightbox';
import { QrCode } from '@apiyard/ui/QrCode';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { SheetProps } from './sheet.tsx';
import { Kept, Part, Sheet } from './sheet.tsx';

const url = 'https://apiyard.example/invitation/4f0c1b';

/** A harbour under a sky, 1,200 by 800 pixels. */
const harbour = (sky: string, sea: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path fill="${sky}" d="M0 0h1200v500H0z"/><path fill="${sea}" d="M0 500h1200v300H0z"/><circle cx="900" cy="180" r="90" fill="white"/><path fill="dimgray" d="M150 500l200-260 160 200 120-140 200 200z"/></svg>`,
  )}`;
const morning = harbour('lightskyblue', 'steelblue');
const evening = harbour('lightsalmon', 'slateblue');

export function Media({ pick }: SheetProps) {
  const tools = [
    pick('Prayer times', 'أوقات الصلاة'),
    pick('Unit converter', 'محوّل الوحدات'),
    pick('Sudoku', 'سودوكو'),
    pick('Passwords', 'كلمات المرور'),
  ];
  return (
    <Sheet>
      <Part name="QrCode">
        <QrCode
          text={url}
          label={pick('QR code of the invitation', 'رمز QR للدعوة')}
          caption={pick('Scan to accept the invitation.', 'امسح الرمز لقبول الدعوة.')}
          actions={() => <CopyButton text={url} />}
        />
      </Part>
      <Part name="ImageCropper">
        <ImageCropper label={pick('Profile picture', 'صورة الملف الشخصي')} src={morning} isRound onChange={() => {}} />
      </Part>
      <Part name="Lightbox">
        <Kept<number | null> first={null}>
          {(index, keep) => (
            <>
              <Button onPress={() => keep(0)}>{pick('View photos', 'عرض الصور')}</Button>
              <Lightbox
                label={pick('Photos of the harbour', 'صور الميناء')}
                pictures={[
                  {
                    id: 'morning',
                    src: morning,
                    alt: pick('The harbour', 'الميناء'),
                    caption: pick('Morning', 'الصباح'),
                  },
                  {
                    id: 'evening',
                    src: evening,
                    alt: pick('The harbour', 'الميناء'),
                    caption: pick('Evening', 'المساء'),
                  },
                ]}
                index={index}
                onChange={keep}
              />
            </>
          )}
        </Kept>
      </Part>
      <Part name="Carousel" isWide>
        <Carousel
          label={pick('Popular tools', 'أدوات شائعة')}
          columns={3}
          slides={tools.map((title) => ({
            id: title,
            content: (
              <Card>
                <Stack space={1}>
                  <Text weight="medium">{title}</Text>
                  <Text tone="quiet">{pick('Call it with your key.', 'استدعها بمفتاحك.')}</Text>
                </Stack>
              </Card>
            ),
          }))}
        />
      </Part>
    </Sheet>
  );
}
