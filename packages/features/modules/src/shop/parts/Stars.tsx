import { Rating } from '@apiyard/ui/Rating';
import { stars } from './Stars.css.ts';

/** A rating that is only shown, as wide as its stars. */
export function Stars({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <span className={stars}>
      <Rating label={label} isLabelHidden isReadOnly value={value} />
    </span>
  );
}
