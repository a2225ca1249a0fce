import { useCopy } from '@apiyard/kit/copy.ts';
import type { EndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { Card } from '@apiyard/ui/Card';
import { FileDrop } from '@apiyard/ui/FileDrop';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconStar, IconTrash } from '@tabler/icons-react';
import type { ProductValues } from './product-values.ts';
import { photo, picture, pictures as picturesClass } from './ProductForm.css.ts';
import { productsCopy } from './products-copy.ts';

/** As a data URL, it fits into the 700,000 characters of the contract. */
const sizeBytesMax = 500_000;
const countMax = 8;

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}

/** The pictures of a product. The first is the main one. */
export function PictureFields({ form }: { readonly form: EndpointForm<ProductValues> }) {
  const t = useCopy(productsCopy);
  const { pictures } = form.values;
  const { errorMessage } = form.field('pictures');
  const change = (next: readonly string[]) => form.change({ pictures: next });
  const add = async (file: File) => change([...pictures, await readAsDataUrl(file)]);
  return (
    <Card title={t('products.pictures')}>
      <Stack space={2}>
        {pictures.length > 0 && (
          <ul role="list" className={picturesClass} aria-label={t('products.pictures')}>
            {pictures.map((src, index) => (
              <li key={src} className={picture}>
                <img
                  src={src}
                  alt={t('products.picture', { number: index + 1 })}
                  width="96"
                  height="96"
                  className={photo}
                />
                {index === 0 ? (
                  <Text size="small" tone="quiet">
                    {t('products.mainPicture')}
                  </Text>
                ) : null}
                <Inline space={1}>
                  {index > 0 && (
                    <IconButton
                      label={t('products.makeMain', { number: index + 1 })}
                      icon={<IconStar size={20} stroke={1.5} aria-hidden />}
                      onPress={() => change([src, ...pictures.filter((other) => other !== src)])}
                    />
                  )}
                  <IconButton
                    label={t('products.removePicture', { number: index + 1 })}
                    icon={<IconTrash size={20} stroke={1.5} aria-hidden />}
                    onPress={() => change(pictures.filter((other) => other !== src))}
                  />
                </Inline>
              </li>
            ))}
          </ul>
        )}
        {pictures.length < countMax && (
          <FileDrop
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
