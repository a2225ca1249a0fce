import type { Endpoint } from '@apiyard/api/contract/endpoint';
import type { SampleModuleName } from '@apiyard/api/contract/modules/sample-data';
import { resetSampleData } from '@apiyard/api/contract/modules/sample-data';
import { useCopy } from '@apiyard/kit/copy.ts';
import { mutation } from '@apiyard/kit/data/query.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Inline } from '@apiyard/ui/Inline';
import { Popover } from '@apiyard/ui/Popover';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconDatabase } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { sampleDataCopy } from './sample-data-copy.ts';

interface SampleDataButtonProps {
  readonly module: SampleModuleName;
  /** Endpoints that return data of the module. */
  readonly invalidates: readonly Endpoint[];
  /** The data were restored, for example to forget what could be undone. @default nothing */
  readonly onReset?: () => void;
}

/** Explains that a module has sample data and restores the original ones. An action of the page's band. */
export function SampleDataButton({ module, invalidates, onReset }: SampleDataButtonProps) {
  const t = useCopy(sampleDataCopy);
  const { mutate, isPending, isError, reset } = useMutation(mutation(resetSampleData, { invalidates }));
  return (
    <Popover
      title={t('sampleData.title')}
      placement="bottom end"
      onOpenChange={() => reset()}
      trigger={
        <Button icon={<IconDatabase size={20} stroke={1.5} aria-hidden />} tone="plain">
          {t('sampleData.title')}
        </Button>
      }
    >
      {(close) => (
        <Stack space={2}>
          <Text>{t('sampleData.text')}</Text>
          {isError && <Alert tone="error">{t('sampleData.failed')}</Alert>}
          <Inline space={1}>
            <Button
              isPending={isPending}
              onPress={() =>
                mutate(
                  { module },
                  {
                    onSuccess() {
                      close();
                      onReset?.();
                      showToast({ tone: 'success', message: t('sampleData.done') });
                    },
                  },
                )
              }
            >
              {t('sampleData.reset')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Popover>
  );
}
