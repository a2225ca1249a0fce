import { Checkbox } from '@apiyard/ui/Checkbox';
import { useCopy } from '../copy.ts';
import { credentialsCopy } from './credentials-copy.ts';

interface RevokeKeysFieldProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** Offered with a new password: anyone who had the old one may have copied the API keys. */
export function RevokeKeysField({ isSelected, onChange }: RevokeKeysFieldProps) {
  const t = useCopy(credentialsCopy);
  return (
    <Checkbox isSelected={isSelected} onChange={onChange} description={t('credentials.revokeKeysHelp')}>
      {t('credentials.revokeKeys')}
    </Checkbox>
  );
}
