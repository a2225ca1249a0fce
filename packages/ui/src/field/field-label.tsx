import { Label } from 'react-aria-components/Label';
import { useLabels } from '../labels/use-labels.ts';
import { visuallyHidden } from '../theme/visually-hidden.css.ts';
import { label as labelStyle, mark } from './field.css.ts';

interface FieldLabelProps {
  label: string;
  isOptional?: boolean | undefined;
  isHidden?: boolean | undefined;
}

/** A field's label, above it. Optional fields are marked with text. */
export function FieldLabel({ label, isOptional, isHidden }: FieldLabelProps) {
  const labels = useLabels();
  return (
    <Label className={isHidden ? visuallyHidden : labelStyle}>
      {label}
      {isOptional && ' '}
      {isOptional && <span className={mark}>{labels.optional}</span>}
    </Label>
  );
}
