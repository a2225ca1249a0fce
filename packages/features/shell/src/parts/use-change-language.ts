import { useCallback } from 'react';
import { activeLanguage, changeLanguage, useCopy } from '@apiyard/kit/copy.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import type { SettingsStore } from '@apiyard/kit/settings/settings-store.ts';
import { shellCopy } from '../shell-copy.ts';

/** Stores a language once its texts are loaded; false when another was chosen in the meantime. */
export async function chooseLanguage(
  settings: Pick<SettingsStore, 'change'>,
  language: OfferedLanguage,
): Promise<boolean> {
  await changeLanguage(language);
  if (activeLanguage() !== language) return false;
  settings.change({ isLanguage: language });
  return true;
}

/** All texts, the direction and the formats change in one step, once everything is there. */
export function useChangeLanguage(): (language: OfferedLanguage) => Promise<void> {
  const t = useCopy(shellCopy);
  const { settings, queryClient } = useServices();
  const [params, setParams] = useOwnSearch();
  return useCallback(
    async (language) => {
      try {
        if (!(await chooseLanguage(settings, language))) return;
        // What the server has in several languages is loaded in this one.
        void queryClient.invalidateQueries();
        // A language in the URL would be applied again on the next reload.
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
    [t, settings, queryClient, params, setParams],
  );
}
