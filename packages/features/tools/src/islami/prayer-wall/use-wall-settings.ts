import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { useEffect, useMemo, useState } from 'react';
import { islamiKept } from '../places/last-view.ts';
import type { WallSettings } from './iqama.ts';
import { noSettings, wallSettingsOf } from './iqama.ts';

const place = 'wall screen';

/** The settings of the screen, kept in this browser only. */
export function useWallSettings(owner: string | null) {
  const drafts = useMemo(() => createDrafts<WallSettings>(islamiKept.name, owner, islamiKept), [owner]);
  const [wall, setWall] = useState(noSettings);
  useEffect(() => {
    let isStale = false;
    void drafts.read(place).then((kept) => {
      if (!isStale) setWall(wallSettingsOf(kept));
    });
    return () => {
      isStale = true;
    };
  }, [drafts]);
  const onWall = (changed: WallSettings) => {
    setWall(changed);
    void drafts.keep(place, changed);
  };
  return { wall, onWall };
}
