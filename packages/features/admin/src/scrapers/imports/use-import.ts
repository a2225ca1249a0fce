import type { ScraperFile } from '@apiyard/api/contract/scrapers/scrapers';
import { importScrapers } from '@apiyard/api/contract/scrapers/scrapers';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useServices } from '@apiyard/kit/services.tsx';
import type { Imported } from './import.machine.ts';
import { importMachine } from './import.machine.ts';
import type { ImportDialogProps } from './ImportDialog.tsx';

/**
 * State and actions of the import dialog: `<ImportDialog {...importing} />`. `onImported` is called with the result.
 */
export function useImport(onImported: (imported: Imported) => void): ImportDialogProps {
  const { api } = useServices();
  const machine = useMemo(
    () =>
      importMachine.provide({
        actors: {
          // The server validates the file and returns the places of issues.
          send: fromPromise<Imported, { scrapers: readonly unknown[] }>(({ input }) =>
            api.send(importScrapers, { scrapers: input.scrapers as ScraperFile['scrapers'] }),
          ),
        },
      }),
    [api],
  );
  const actor = useActorRef(machine);
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    const listening = actor.on('imported', ({ imported }) => onImported(imported));
    return () => listening.unsubscribe();
  }, [actor, onImported]);
  return { state: { ...context, phase: value }, send: actor.send };
}
