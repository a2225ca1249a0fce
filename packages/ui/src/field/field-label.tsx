import { Label } from 'react-aria-components/Label';
import { useLabels } from '../labels/use-labels.ts';
import { visuallyHidden } from '../theme/visually-hidden.css.ts';
import { label as labelStyle, required } from './field.css.ts';

interface FieldLabelProps {
  label: string;
  isRequired?: boolean | undefined;
  isHidden?: boolean;
}

/** A field's name, above it. Required is said in words. */
export function FieldLabel({ label, isRequired = false, isHidden = false }: FieldLabelProps) {
  const labels = useLabels();
  return (
    <Label className={isHidden ? visuallyHidden : labelStyle}>
      {label}
      {isRequired && ' '}
      {isRequired && <span className={required}>({labels.required})</span>}
    </Label>
  );
}
