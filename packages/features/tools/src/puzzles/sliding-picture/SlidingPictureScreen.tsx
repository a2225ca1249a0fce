import { FileDrop } from '@apiyard/ui/FileDrop';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Switch } from '@apiyard/ui/Switch';
import { scenes, sceneSvg } from '@apiyard/kernels/sliding-picture/scenes';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useState } from 'react';
import { sizes } from '../fifteen/fifteen-board.ts';
import type { SlidingPageProps } from '../fifteen/SlidingGame.tsx';
import { SlidingGame } from '../fifteen/SlidingGame.tsx';
import { pictureLevelId, pictureLevelOf } from './picture-level.ts';
import { slidingPictureCopy } from './sliding-picture-copy.ts';
import { goal } from './SlidingPictureScreen.css.ts';
import type { OwnPictureProps } from './use-own-picture.ts';

export interface SlidingPictureScreenProps extends SlidingPageProps, OwnPictureProps {}

const sizeBytesMax = 25_000_000;

/** The page where a picture is put together from tiles that slide. */
export function SlidingPictureScreen({ own, isUnreadable, onOwn, ...page }: SlidingPictureScreenProps) {
  const t = useCopy(slidingPictureCopy);
  const [hasNumbers, setNumbers] = useState(true);
  const { level, seed } = page.id;
  const { size, scene } = pictureLevelOf(level);
  const drawn = `data:image/svg+xml,${encodeURIComponent(sceneSvg(scene, seed))}`;
  const url = own?.url ?? drawn;
  const name = own === null ? t(`slidingPicture.scene.${scene}`) : own.file.name;
  return (
    <SlidingGame
      {...page}
      title={t('slidingPicture.title')}
      purpose={t('slidingPicture.purpose')}
      boardLabel={t('slidingPicture.board')}
      levels={sizes.map((each) => ({ id: pictureLevelId({ size: each, scene }), label: `${each} × ${each}` }))}
      choices={[
        {
          id: 'scenes',
          label: t('slidingPicture.picture'),
          items: scenes
            .filter((each) => each !== scene)
            .map((each) => ({ id: pictureLevelId({ size, scene: each }), label: t(`slidingPicture.scene.${each}`) })),
        },
      ]}
      size={Number(size)}
      apiHref="/hub/puzzle/sliding-picture"
      printHref={null}
      picture={{ url, hasNumbers }}
    >
      <Switch isSelected={hasNumbers} onChange={setNumbers}>
        {t('slidingPicture.numbers')}
      </Switch>
      <img src={url} alt={t('slidingPicture.goal', { name })} className={goal} />
      <Disclosure title={t('slidingPicture.own')} titleLevel={2}>
        <FileDrop
          label={t('slidingPicture.file')}
          description={t('slidingPicture.private')}
          accept={['image/*']}
          sizeBytesMax={sizeBytesMax}
          value={own?.file ?? null}
          onChange={onOwn}
          {...(isUnreadable ? { errorMessage: t('slidingPicture.unreadable') } : {})}
        />
      </Disclosure>
    </SlidingGame>
  );
}
