import { IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { joinIds } from '../../element/element-props.ts';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field, help, label as labelStyle } from '../../field/field.css.ts';
import { useLabels, useWording } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { givenStars, radio, row, shownStars } from './Rating.css.ts';
import { Star } from './Star.tsx';

export interface RatingProps extends FieldProps {
  /** Stars given; 0 is no rating. What only is shown may lie between whole stars and is drawn to the nearest half. */
  value: number;
  /** Called with whole stars, and with 0 when the rating is taken back. */
  onChange?: (value: number) => void;
  /** How many stars there are. @default 5 */
  count?: number;
  /** Offers to take the rating back. @default false */
  isClearable?: boolean;
  /** Shows a rating, such as the average of many. @default false */
  isReadOnly?: boolean;
  /** For lists and cards, where the stars say enough to the eye. @default false */
  isLabelHidden?: boolean;
}

/** How good something is, in stars. For a figure between two ends use `Slider`, for a share of a whole `Meter`. */
export function Rating({ isReadOnly = false, onChange, ...props }: RatingProps) {
  return isReadOnly ? <ShownRating {...props} /> : <GivenRating {...props} onChange={onChange} />;
}

/** Full, half or empty: how far `value` fills the star at `position`, counted from 1. */
function fillOf(value: number, position: number): 0 | 0.5 | 1 {
  const halves = Math.round(value * 2) - (position - 1) * 2;
  if (halves >= 2) return 1;
  return halves === 1 ? 0.5 : 0;
}

function ShownRating({
  label,
  description,
  value,
  count = 5,
  isLabelHidden = false,
  ref,
  ...props
}: Omit<RatingProps, 'onChange'>) {
  const id = useId();
  const labels = useLabels();
  const wording = useWording();
  return (
    <div ref={ref} className={field}>
      <span id={`${id}-label`} className={isLabelHidden ? visuallyHidden : labelStyle}>
        {label}
      </span>
      <span
        role="img"
        id={props.id}
        aria-labelledby={joinIds(`${id}-label`, props['aria-labelledby'], `${id}-value`)}
        aria-describedby={props['aria-describedby']}
        aria-details={props['aria-details']}
        className={row}
      >
        <span className={shownStars}>
          {Array.from({ length: count }, (_, index) => (
            <Star key={index} fill={fillOf(value, index + 1)} />
          ))}
        </span>
        <span id={`${id}-value`} className={visuallyHidden}>
          {value === 0 ? labels.noRating : wording.count(labels.stars, Math.round(value * 10) / 10)}
        </span>
      </span>
      {description !== undefined && <span className={help}>{description}</span>}
    </div>
  );
}

interface GivenRatingProps extends Omit<RatingProps, 'isReadOnly' | 'onChange'> {
  onChange: ((value: number) => void) | undefined;
}

function GivenRating({
  label,
  description,
  errorMessage,
  value,
  onChange,
  count = 5,
  isClearable = false,
  isLabelHidden = false,
  ...props
}: GivenRatingProps) {
  const labels = useLabels();
  const wording = useWording();
  const [hovered, setHovered] = useState(0);
  const stars = useRef<HTMLDivElement>(null);
  const shown = hovered || value;
  const clear = () => {
    // The button goes: the keyboard must not fall out of the page.
    stars.current?.querySelector('input')?.focus();
    onChange?.(0);
  };
  return (
    <RadioGroup
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      orientation="horizontal"
      value={value === 0 ? null : String(value)}
      onChange={(chosen) => onChange?.(Number(chosen))}
      className={field}
    >
      {({ isInvalid, isDisabled }) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} isHidden={isLabelHidden} />
          <div ref={stars} className={givenStars}>
            {Array.from({ length: count }, (_, index) => index + 1).map((position) => (
              <Radio
                key={position}
                value={String(position)}
                aria-label={wording.count(labels.stars, position)}
                onHoverStart={() => setHovered(position)}
                onHoverEnd={() => setHovered(0)}
                className={radio}
              >
                <Star fill={position <= shown ? 1 : 0} />
              </Radio>
            ))}
            {isClearable && value > 0 && (
              <IconButton
                label={labels.clear}
                icon={<IconX size={16} stroke={1.5} />}
                isDisabled={isDisabled}
                onPress={clear}
              />
            )}
          </div>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        </>
      )}
    </RadioGroup>
  );
}
