import { Link } from '@apiyard/ui/Link';
import { useCopy } from '../../_kit/copy.ts';
import { shellCopy } from '../shell-copy.ts';
import { skip } from './SkipLink.css.ts';

/** The first stop of the keyboard: past everything that stands on every page. */
export function SkipLink() {
  const t = useCopy(shellCopy);
  return (
    <div className={skip}>
      {/* The router changes the address alone; the browser would have moved the focus. */}
      <Link href="#main" look="primary" onPress={() => document.getElementById('main')?.focus()}>
        {t('shell.skip')}
      </Link>
    </div>
  );
}
