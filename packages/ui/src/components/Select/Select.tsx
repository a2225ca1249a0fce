import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useField } from 'react-aria/useField';
import { useFormReset } from 'react-aria/private/utils/useFormReset';
import { useFormValidation } from 'react-aria/private/form/useFormValidation';
import { Button } from 'react-aria-components/Button';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { useLocale } from 'react-aria-components/I18nProvider';
import { FormContext } from 'react-aria-components/Form';
import { LabelContext } from 'react-aria-components/Label';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { useFormValidationState } from 'react-stately/private/form/useFormValidationState';
import type { ListOption } from '../../collection/option.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { useClosedKeys } from './closed-keys.ts';
import { chevron, trigger, value as valueStyle } from './Select.css.ts';
import { usePopup } from './use-popup.ts';

export type SelectOption<Id extends string> = ListOption<Id>;

export interface SelectProps<Id extends string> extends FieldProps {
  options: readonly SelectOption<Id>[];
  /** `null` while nothing is chosen. */
  value: Id | null;
  onChange: (value: Id) => void;
  /** @default 'Choose', in the language in use */
  placeholder?: string;
  /** For toolbars, where its value says enough to the eye. @default false */
  isLabelHidden?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** One of a handful of options. Two or three that should be seen at once are a `RadioGroup`; many are a `ComboBox`; several at once a `MultiSelect`. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder,
  isLabelHidden = false,
  name,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  autoFocus = false,
}: SelectProps<Id>) {
  const labels = useLabels();
  const { locale } = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const native = useRef<HTMLSelectElement>(null);
  const valueId = useId();
  const popup = usePopup(() => native.current?.showPicker?.());

  const { validationBehavior = 'native' } = useSlottedContext(FormContext) ?? {};
  const judged = {
    validationBehavior,
    ...validity(errorMessage !== undefined),
    isRequired,
    value,
    ...(name !== undefined && { name }),
  };
  const validation = useFormValidationState(judged);
  useFormValidation(
    { validationBehavior: judged.validationBehavior, focus: () => button.current?.focus() },
    validation,
    native,
  );
  const { isInvalid } = validation.displayValidation;
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label,
    labelElementType: 'span',
    description,
    errorMessage,
    isInvalid,
  });

  const choose = (id: string) => {
    const chosen = options.find((candidate) => candidate.id === id);
    if (chosen) onChange(chosen.id);
    validation.commitValidation();
  };
  const [first] = useState(value);
  useFormReset(native, first, (at) => at !== null && onChange(at));

  const open = () => options.length > 0 && popup.open();
  const onKeyDown = useClosedKeys({ options, value, locale, open, choose });
  const chosen = options.find(({ id }) => id === value);
  return (
    <div className={field} data-disabled={isDisabled || undefined} data-invalid={isInvalid || undefined}>
      <LabelContext value={{ ...labelProps, elementType: 'span', onClick: () => button.current?.focus() }}>
        <FieldLabel label={label} isOptional={isOptional} isHidden={isLabelHidden} />
      </LabelContext>
      <Button
        ref={button}
        id={fieldProps.id ?? ''}
        aria-labelledby={`${valueId} ${fieldProps['aria-labelledby'] ?? ''}`}
        {...(fieldProps['aria-describedby'] !== undefined && { 'aria-describedby': fieldProps['aria-describedby'] })}
        aria-haspopup="listbox"
        aria-expanded={popup.isOpen}
        isDisabled={isDisabled}
        {...(autoFocus && { autoFocus })}
        className={trigger}
        onHoverStart={popup.fetchAhead}
        onFocus={popup.fetchAhead}
        onBlur={popup.callOff}
        onKeyDown={onKeyDown}
        // A mouse may go on to an option in the same stroke; a finger that only scrolls opens nothing.
        onPressStart={({ pointerType }) => pointerType !== 'touch' && pointerType !== 'keyboard' && open()}
        onPress={({ pointerType }) => pointerType === 'touch' && open()}
      >
        <span id={valueId} className={valueStyle} data-placeholder={chosen === undefined || undefined}>
          {chosen === undefined ? (placeholder ?? labels.chooseOption) : <bdi>{chosen.label}</bdi>}
        </span>
        <IconChevronDown className={chevron} size={16} stroke={1.5} aria-hidden />
      </Button>
      <TextContext value={{ slots: { description: descriptionProps, errorMessage: errorMessageProps } }}>
        <FieldErrorContext value={validation.displayValidation}>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        </FieldErrorContext>
      </TextContext>
      {/* What forms send, what the browser judges and fills in, and what opens where the list cannot be fetched. */}
      <div className={visuallyHidden} aria-hidden data-react-aria-prevent-focus data-a11y-ignore="aria-hidden-focus">
        <select
          ref={native}
          tabIndex={-1}
          name={name}
          required={isRequired && judged.validationBehavior === 'native'}
          disabled={isDisabled}
          value={value ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{'\u00A0'}</option>
          {options.map(({ id, label: words, isDisabled: isOut }) => (
            <option key={id} value={id} disabled={isOut}>
              {words}
            </option>
          ))}
        </select>
      </div>
      {popup.Popup && (
        <popup.Popup
          options={options}
          value={value}
          onChoose={choose}
          isOpen={popup.isOpen}
          onOpenChange={popup.setOpen}
          trigger={button}
          labelId={fieldProps['aria-labelledby']}
        />
      )}
    </div>
  );
}
