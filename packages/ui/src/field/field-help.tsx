import { FieldError } from 'react-aria-components/FieldError';
import type { ValidationResult } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import type { Labels } from '../labels/labels.ts';
import { useLabels } from '../labels/use-labels.ts';
import { ErrorWords } from './error-words.tsx';
import { error, help } from './field.css.ts';

interface FieldHelpProps {
  description?: string | undefined;
  errorMessage?: string | undefined;
  /** From the field's render prop, so that errors of the browser's validation count too. */
  isInvalid: boolean;
  /** The field's own error messages for its type of value. */
  refusal?: (found: ValidityState) => string | undefined;
}

/** Browser validation messages are in the browser's language, these in that of the interface. */
function words(
  labels: Labels,
  { validationDetails: found, validationErrors }: ValidationResult,
  refusal: FieldHelpProps['refusal'],
): string {
  if (found.valueMissing) return labels.valueMissing;
  const own = refusal?.(found);
  if (own !== undefined) return own;
  if (found.typeMismatch || found.badInput || found.patternMismatch) return labels.valueMismatch;
  return validationErrors.join(' ') || labels.valueMismatch;
}

/** Help under a field, or the error that replaces it. */
export function FieldHelp({ description, errorMessage, isInvalid, refusal }: FieldHelpProps) {
  const labels = useLabels();
  if (isInvalid) {
    return (
      <FieldError className={error}>
        {(result) => <ErrorWords>{errorMessage ?? words(labels, result, refusal)}</ErrorWords>}
      </FieldError>
    );
  }
  return (
    description && (
      <Text slot="description" className={help}>
        {description}
      </Text>
    )
  );
}
