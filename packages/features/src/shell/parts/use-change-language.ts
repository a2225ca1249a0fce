import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { changeLanguage, useCopy } from '../../_kit/copy.ts';
import type { OfferedLanguage } from '../../_kit/language.ts';
import { useServices } from '../../_kit/services.tsx';
import { shellCopy } from '../shell-copy.ts';

/** All texts, the direction and the formats change in one step, once everything is there. */
export function useChangeLanguage(): (language: OfferedLanguage) => Promise<void> {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const [params, setParams] = useSearchParams();
  return useCallback(
    async (language) => {
      try {
        await changeLanguage(language);
        settings.change({ isLanguage: language });
        // An address that names another language would bring that one back with the next reload.
        if (params.has('lang')) {
          const rest = new URLSearchParams(params);
          rest.delete('lang');
          setParams(rest, { replace: true, preventScrollReset: true });
        }
      } catch {
        const { toast } = await import('@apiyard/ui/Toast');
        toast.show({ tone: 'error', message: t('shell.languageFailed') });
      }
    },
    [t, settings, params, setParams],
  );
}
