import { Link } from '@apiyard/ui/Link';
import { useCopy } from '../../_kit/copy.ts';
import { shellCopy } from '../shell-copy.ts';
import { skip } from './SkipLink.css.ts';

/** The first stop of the keyboard: past everything that stands on every page. */
export function SkipLink() {
  const t = useCopy(shellCopy);
  return (
    <div className={skip}>
      <Link href="#main" look="primary">
        {t('shell.skip')}
      </Link>
    </div>
  );
}
