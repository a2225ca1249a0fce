import { IconChevronDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button, ListBox, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { renderOptions } from '../../collection/option.tsx';
import { emptyList } from '../../collection/option.css.ts';
import { phoneFieldLabels } from '../../labels/components/phone-field.ts';
import { useComponentLabels, useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import {
  chevron,
  code as codeStyle,
  country as countryStyle,
  countryButton,
  list,
  popover,
  search,
} from './PhoneField.css.ts';

interface CountrySelectProps {
  country: string;
  countries: readonly string[];
  /** `+33` of a country; empty before the metadata has loaded. */
  callingCode: (country: string) => string;
  onChange: (country: string) => void;
  isDisabled: boolean;
}

/** The country at the start of the field. Its list is searched by name and by calling code. */
export function CountrySelect({ country, countries, callingCode, onChange, isDisabled }: CountrySelectProps) {
  const labels = useLabels();
  const own = useComponentLabels(phoneFieldLabels);
  const { locale } = useLocale();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [words, setWords] = useState('');
  const names = useMemo(() => new Intl.DisplayNames([locale], { type: 'region' }), [locale]);
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return countries
      .map((id) => ({
        id,
        label: names.of(id) ?? id,
        end: (
          <bdi dir="ltr" className={codeStyle}>
            {callingCode(id)}
          </bdi>
        ),
      }))
      .toSorted((one, other) => compare(one.label, other.label));
  }, [countries, names, locale, callingCode]);
  const isFound = (label: string, typed: string, id: string) =>
    contains(label, typed) || callingCode(id).startsWith(typed.replace(/^\+?/, '+')) || id === typed.toUpperCase();

  return (
    <Select
      aria-label={own.country}
      value={country}
      onChange={(key) => key !== null && onChange(String(key))}
      onOpenChange={() => setWords('')}
      isDisabled={isDisabled}
    >
      <Button className={countryButton}>
        <SelectValue className={countryStyle}>
          {() => (
            <>
              <span className={visuallyHidden}>{names.of(country)} </span>
              <bdi>{country}</bdi>{' '}
              <bdi dir="ltr" className={codeStyle}>
                {callingCode(country)}
              </bdi>
            </>
          )}
        </SelectValue>
        <IconChevronDown className={chevron} size={16} stroke={1.5} aria-hidden />
      </Button>
      <Popover offset={4} placement="bottom start" className={popover}>
        <Autocomplete
          inputValue={words}
          onInputChange={setWords}
          filter={(label, typed, { key }) => isFound(label, typed.trim(), String(key))}
        >
          <div className={search}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to choose, and typing searches it. */}
            <SearchField label={own.searchCountry} value={words} onChange={setWords} autoFocus />
          </div>
          <ListBox className={list} renderEmptyState={() => <div className={emptyList}>{labels.noMatches}</div>}>
            {renderOptions(options)}
          </ListBox>
        </Autocomplete>
      </Popover>
    </Select>
  );
}
