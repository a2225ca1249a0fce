import { Link } from '@apiyard/ui/Link';
import { useCopy } from '@apiyard/kit/copy.ts';
import { shellCopy } from '../shell-copy.ts';
import { skip } from './SkipLink.css.ts';

/** The first tab stop: skips to the content. */
export function SkipLink() {
  const t = useCopy(shellCopy);
  return (
    <div className={skip}>
      {/* The router only changes the URL; native navigation would have moved the focus. */}
      <Link href="#main" look="primary" onPress={() => document.getElementById('main')?.focus()}>
        {t('shell.skip')}
      </Link>
    </div>
  );
}
