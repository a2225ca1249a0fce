import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { useAddress } from '@apiyard/ui/address';
import { Text } from '@apiyard/ui/Text';
import { Section } from '../../parts/Section/Section.tsx';
import { landingCopy } from '../landing-copy.ts';
import * as css from './ProductPictures.css.ts';

const modes = ['light', 'dark'] as const;
const views = [
  { id: 'tool', text: 'landing.pictures.tool' },
  { id: 'dashboard', text: 'landing.pictures.dashboard' },
] as const;

/** `node tools/product-pictures/take.ts` takes them. */
const files = import.meta.glob<string>('../pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** The product as it looks in the visitor's language and mode. */
export function ProductPictures() {
  const t = useCopy(landingCopy);
  const language = useLanguage();
  const address = useAddress();
  return (
    <Section title={t('landing.pictures.title')} purpose={t('landing.pictures.text')}>
      <div className={css.pictures}>
        {views.map(({ id, text }) => (
          <figure key={id} className={css.figure}>
            {modes.map((mode) => (
              <img
                key={mode}
                className={css.picture[mode]}
                src={address(files[`../pictures/${id}.${language}.${mode}.webp`] ?? '')}
                alt=""
                width={1280}
                height={800}
                loading="lazy"
                decoding="async"
              />
            ))}
            <figcaption>
              <Text as="span" tone="quiet">
                {t(text)}
              </Text>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
