import type { Address } from '@apiyard/kernels/specimen/person';
import { Card } from '@apiyard/ui/Card';
import { Heading } from '@apiyard/ui/Heading';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { AddressFields } from '../AddressFields.tsx';
import { specimenCopy } from '../specimen-copy.ts';

interface DataCardProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
  readonly address: Address;
  readonly onAddress: (address: Address) => void;
  /** Fields besides the address. */
  readonly children?: ReactNode;
}

/** Data of a specimen: the seed and editable fields. */
export function DataCard({ seed, onSeed, address, onAddress, children }: DataCardProps) {
  const t = useCopy(specimenCopy);
  return (
    <Card title={t('specimen.data')}>
      <Stack space={3}>
        <TextField
          label={t('specimen.seed')}
          description={t('specimen.seedHelp')}
          dir="auto"
          value={seed}
          onChange={onSeed}
        />
        {children}
        <Stack space={2}>
          <Heading level={3} size="h6">
            {t('specimen.address')}
          </Heading>
          <AddressFields address={address} onChange={onAddress} />
        </Stack>
      </Stack>
    </Card>
  );
}
