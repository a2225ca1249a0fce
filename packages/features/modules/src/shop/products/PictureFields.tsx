import { useCopy } from '@apiyard/kit/copy.ts';
import type { EndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { Card } from '@apiyard/ui/Card';
import { FileDrop } from '@apiyard/ui/FileDrop';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Swatch, useColorName } from '../parts/Swatch.tsx';
import type { ProductValues } from './product-values.ts';
import { ofColor, photo, picture, pictures as picturesClass } from './ProductForm.css.ts';
import { productsCopy } from './products-copy.ts';

/** As a data URL, it fits into the 700,000 characters of the contract. */
const sizeBytesMax = 500_000;
const countMax = 8;
const none: readonly string[] = [];

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}

const all = 'all';

/** The pictures of a product, or of one of its colours. The first is the main one. */
export function PictureFields({ form }: { readonly form: EndpointForm<ProductValues> }) {
  const t = useCopy(productsCopy);
  const colorName = useColorName();
  const { colors, colorPictures, pictures: shared } = form.values;
  const [chosen, setChosen] = useState(all);
  // Its colour may have been unchecked.
  const color = colors.includes(chosen) ? chosen : null;
  const pictures = color === null ? shared : (colorPictures[color] ?? none);
  const { errorMessage } = form.field(color === null ? 'pictures' : 'colorPictures');
  const change = (next: readonly string[]) =>
    form.change(color === null ? { pictures: next } : { colorPictures: { ...colorPictures, [color]: next } });
  const add = async (file: File) => change([...pictures, await readAsDataUrl(file)]);
  return (
    <Card title={t('products.pictures')}>
      <Stack space={2}>
        {colors.length > 0 && (
          <div className={ofColor}>
            <Select
              label={t('products.picturesOf')}
              options={[
                { id: all, label: t('products.allColors') },
                ...colors.map((hex) => ({ id: hex, label: colorName(hex), icon: <Swatch hex={hex} /> })),
              ]}
              value={color ?? all}
              onChange={setChosen}
              {...(color !== null && { description: t('products.colorPicturesText') })}
            />
          </div>
        )}
        <PictureList pictures={pictures} onChange={change} />
        {pictures.length < countMax && (
          <FileDrop
            key={color ?? all}
            label={t('products.addPicture')}
            accept={['image/*']}
            sizeBytesMax={sizeBytesMax}
            value={null}
            onChange={(file) => file !== null && void add(file)}
            {...(errorMessage !== undefined && { errorMessage })}
          />
        )}
      </Stack>
    </Card>
  );
}

interface PictureListProps {
  readonly pictures: readonly string[];
  readonly onChange: (pictures: readonly string[]) => void;
}

function PictureList({ pictures, onChange }: PictureListProps) {
  const t = useCopy(productsCopy);
  if (pictures.length === 0) return null;
  const without = (src: string) => pictures.filter((other) => other !== src);
  return (
    <ul role="list" className={picturesClass} aria-label={t('products.pictures')}>
      {pictures.map((src, index) => (
        <li key={src} className={picture}>
          <img src={src} alt={t('products.picture', { number: index + 1 })} width="96" height="96" className={photo} />
          {index === 0 && (
            <Text size="small" tone="quiet">
              {t('products.mainPicture')}
            </Text>
          )}
          <Inline space={1}>
            {index > 0 && (
              <IconButton
                label={t('products.makeMain', { number: index + 1 })}
                icon={<IconStar size={20} stroke={1.5} aria-hidden />}
                onPress={() => onChange([src, ...without(src)])}
              />
            )}
            <IconButton
              label={t('products.removePicture', { number: index + 1 })}
              icon={<IconTrash size={20} stroke={1.5} aria-hidden />}
              onPress={() => onChange(without(src))}
            />
          </Inline>
        </li>
      ))}
    </ul>
  );
}
