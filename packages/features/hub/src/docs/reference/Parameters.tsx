import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { anchor, code, row, rowHead, rowName, rowQuiet, rows, within } from '../docs.css.ts';
import type { DocsTranslate } from '../docs-copy.ts';
import { docsCopy } from '../docs-copy.ts';
import { CopyAnchor } from '../page/DocsSection.tsx';
import { responseCopy } from '../../response/response-copy.ts';
import { typeNames } from '../../response/type-names.ts';
import type { Bounds, ParameterRow } from './parameter-rows.ts';
import { anchorOf } from './parameter-rows.ts';

/** A row for each parameter, followed by its nested parameters. */
export function Parameters({
  parameters,
  isInside = false,
}: {
  readonly parameters: readonly ParameterRow[];
  readonly isInside?: boolean;
}) {
  return (
    <ul role="list" className={isInside ? `${rows} ${within}` : rows}>
      {parameters.map((parameter) => (
        <Parameter key={parameter.path} parameter={parameter} />
      ))}
    </ul>
  );
}

function Parameter({ parameter }: { readonly parameter: ParameterRow }) {
  const t = useCopy(docsCopy);
  const translateType = useCopy(responseCopy);
  const format = useFormat();
  const { path, label, help, type, isRequired, preset, pattern, options, accept, inside } = parameter;
  const limit = parameter.bounds === null ? null : limitText(t, parameter.bounds, format.number);
  return (
    <li id={anchorOf(parameter)} className={`${row} ${anchor}`}>
      <div className={rowHead}>
        <code dir="ltr" className={rowName}>
          {path}
        </code>
        <span className={rowQuiet}>
          {[translateType(typeNames[type]), limit].filter((part) => part !== null).join(' · ')}
        </span>
        {isRequired && (
          <Text as="span" size="small" tone="warning" weight="medium">
            {t('docs.api.required')}
          </Text>
        )}
        <CopyAnchor id={anchorOf(parameter)} title={path} />
      </div>
      {(label !== '' || help !== null) && (
        <Text isProse>{[label, help].filter((part) => part !== null && part !== '').join('. ')}</Text>
      )}
      {options.length > 0 && (
        <Inside title={t('docs.api.values')}>
          {options.map(({ value, label: name }) => (
            <span key={value}>
              <code dir="ltr" className={code}>
                {value}
              </code>
              {name !== '' && <> {name}</>}
            </span>
          ))}
        </Inside>
      )}
      {preset !== null && (
        <Inside title={t('docs.api.default')}>
          <code dir="ltr" className={code}>
            {preset}
          </code>
        </Inside>
      )}
      {pattern !== null && (
        <Inside title={t('docs.api.limit.pattern')}>
          <code dir="ltr" className={code}>
            {pattern}
          </code>
        </Inside>
      )}
      {accept.length > 0 && (
        <Inside title={t('docs.api.limit.accept')}>
          <code dir="ltr" className={code}>
            {accept.join(' ')}
          </code>
        </Inside>
      )}
      {inside.length > 0 && <Parameters parameters={inside} isInside />}
    </li>
  );
}

function Inside({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className={rowHead}>
      <span className={rowQuiet}>{title}</span>
      {children}
    </div>
  );
}

function limitText(t: DocsTranslate, { of, min, max }: Bounds, number: (value: number) => string): string {
  if (of === 'value') {
    if (min !== null && max !== null) return t('docs.api.limit.range', { min: number(min), max: number(max) });
    return min === null
      ? t('docs.api.limit.max', { max: number(max ?? 0) })
      : t('docs.api.limit.min', { min: number(min) });
  }
  const limits = { min: min ?? 0, max: max ?? 0 };
  if (min !== null && max !== null)
    return t(of === 'length' ? 'docs.api.limit.length' : 'docs.api.limit.items', limits);
  if (min !== null) return t(of === 'length' ? 'docs.api.limit.lengthMin' : 'docs.api.limit.itemsMin', limits);
  return t(of === 'length' ? 'docs.api.limit.lengthMax' : 'docs.api.limit.itemsMax', limits);
}
