import type { Address } from '@apiyard/kernels/specimen/person';
import { Grid } from '@apiyard/ui/Grid';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { specimenCopy } from './specimen-copy.ts';

const labels = {
  street: 'specimen.field.street',
  rtRw: 'specimen.field.rtRw',
  village: 'specimen.field.village',
  district: 'specimen.field.district',
  regency: 'specimen.field.regency',
  province: 'specimen.field.province',
} as const;

const parts = ['street', 'rtRw', 'village', 'district', 'regency', 'province'] as const;

/** The card's texts are Indonesian in every language. */
export function AddressFields({
  address,
  onChange,
}: {
  readonly address: Address;
  readonly onChange: (address: Address) => void;
}) {
  const t = useCopy(specimenCopy);
  return (
    <Grid minColumn="10rem" space={2}>
      {parts.map((part) => (
        <TextField
          key={part}
          label={t(labels[part])}
          dir="ltr"
          value={address[part]}
          onChange={(value) => onChange({ ...address, [part]: value })}
        />
      ))}
    </Grid>
  );
}
