import { useCopy } from '@apiyard/features/_kit/copy.ts';
import { KeyHint } from '@apiyard/ui/KeyHint';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { focusSearch } from '../arrival.ts';
import { shellCopy } from '../shell-copy.ts';
import * as css from './Header.css.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Leads to the hub's search; so does ⌘K, or Ctrl K. */
export function SearchLink() {
  const t = useCopy(shellCopy);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'k' || shiftKey || altKey || (isApple ? !metaKey : !ctrlKey)) return;
      event.preventDefault();
      if (pathname === '/hub' && focusSearch()) return;
      void navigate('/hub', { state: { arrive: 'search' } });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, pathname]);
  return (
    <Link
      to="/hub"
      state={{ arrive: 'search' }}
      className={css.search}
      aria-label={t('shell.search')}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
    >
      <IconSearch className={css.searchIcon} size={20} stroke={1.5} aria-hidden />
      <span className={css.searchWords}>{t('shell.search')}</span>
      <span className={css.keys}>
        <KeyHint keys={['Mod', 'K']} isSilent />
      </span>
    </Link>
  );
}
