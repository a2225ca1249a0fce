import type { ReactNode } from 'react';
import { useFormat } from '@apiyard/kit/format.ts';
import { useId } from 'react';
import type { FilterName, ShopView } from './shop-view.ts';
import { count as countClass, facet, input, legend, name, option, options as optionsClass } from './Facet.css.ts';

interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly icon?: ReactNode;
}

interface FacetProps {
  readonly label: string;
  readonly name: FilterName;
  readonly options: readonly FacetOption[];
  readonly value: string;
  readonly onChange: (change: Partial<ShopView>) => void;
}

/** One filter of the shop: its values, each with how many products it would show. */
export function Facet({ label, name: filter, options, value, onChange }: FacetProps) {
  const format = useFormat();
  const group = useId();
  return (
    <fieldset className={facet}>
      <legend className={legend}>{label}</legend>
      <div className={optionsClass}>
        {options.map((one) => (
          <label key={one.value} className={option}>
            <input
              type="radio"
              name={group}
              value={one.value}
              checked={one.value === value}
              onChange={() => onChange({ [filter]: one.value })}
              className={input}
            />
            {one.icon}
            <span className={name}>{one.label}</span>
            <span className={countClass}>{format.number(one.count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
