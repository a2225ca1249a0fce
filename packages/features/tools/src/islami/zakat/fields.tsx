import { MoneyField } from '@apiyard/ui/MoneyField';
import { NumberField } from '@apiyard/ui/NumberField';
import type { MoneyName, NumberName, ZakatDraft } from './zakat-draft.ts';
import type { ZakatFormat } from './zakat-format.ts';

export interface CardProps {
  readonly draft: ZakatDraft;
  readonly onDraft: (draft: ZakatDraft) => void;
  readonly format: ZakatFormat;
}

interface MoneyProps extends Omit<CardProps, 'format'> {
  readonly name: MoneyName;
  readonly label: string;
  readonly help: string;
}

/** An amount of the draft. */
export const Money = ({ draft, onDraft, name, label, help }: MoneyProps) => (
  <MoneyField
    label={label}
    description={help}
    currency={draft.currency}
    value={draft[name]}
    maxValue={minorMax}
    onChange={(value) => onDraft({ ...draft, [name]: value })}
  />
);

/** What the API accepts, in a currency with two digits. */
const minorMax = 100_000_000_000_000;

interface AmountProps extends Omit<CardProps, 'format'> {
  readonly name: NumberName;
  readonly label: string;
  readonly help?: string;
  readonly min: number;
  readonly max: number;
  /** Instead of an empty field. @default empty */
  readonly otherwise?: number;
}

/** A number of the draft. */
export const Amount = ({ draft, onDraft, name, label, help, min, max, otherwise }: AmountProps) => (
  <NumberField
    label={label}
    {...(help !== undefined && { description: help })}
    value={draft[name]}
    minValue={min}
    maxValue={max}
    format={{ maximumFractionDigits: 4, useGrouping: false }}
    onChange={(value) => onDraft({ ...draft, [name]: value })}
    onClear={() => onDraft({ ...draft, [name]: otherwise ?? null })}
  />
);
