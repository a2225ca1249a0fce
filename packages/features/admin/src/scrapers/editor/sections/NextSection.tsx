import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { scraperLimits } from '@apiyard/api/contract/scrapers/scraper-definition';
import { NumberField } from '@apiyard/ui/NumberField';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { withMember } from '../definition/change.ts';
import { editorCopy } from '../editor-copy.ts';
import { At, useEditorForm } from '../editor-form.tsx';
import { halves } from './sections.css.ts';
import { SelectorField } from './SelectorField.tsx';
import { placesIn } from './source-selectors.ts';

/** Next-page settings of a list. */
export function NextSection() {
  const t = useCopy(editorCopy);
  const { definition, edit, wrongAt } = useEditorForm();
  const { next, source, items } = definition;
  const set = (value: ScraperDefinition['next']) => edit('/next', (old) => withMember(old, 'next', value));
  const kinds = placesIn(source);
  const first = kinds[0] ?? 'regex';
  const isOfElements = source === 'html' || source === 'xml';
  if (items === undefined && next === undefined) return <Text tone="quiet">{t('apiEditor.next.onlyLists')}</Text>;
  return (
    <Stack space={1.5}>
      <At pointer="/next">
        <Switch
          isSelected={next !== undefined}
          onChange={(isOn) =>
            set(isOn ? { [first]: '', ...(isOfElements ? { attr: 'href' } : {}), pagesMax: 3 } : undefined)
          }
          description={t('apiEditor.next.help')}
        >
          {t('apiEditor.next.follow')}
        </Switch>
      </At>
      {next !== undefined && (
        <div data-part="/next">
          <Stack space={1.5}>
            <SelectorField
              label={t('apiEditor.next.selector')}
              pointer="/next"
              kinds={kinds}
              value={next}
              onChange={(select) => {
                const { css, jsonpath, regex } = select ?? {};
                set({
                  ...(css === undefined ? {} : { css }),
                  ...(jsonpath === undefined ? {} : { jsonpath }),
                  ...(regex === undefined ? {} : { regex }),
                  ...(next.attr === undefined ? {} : { attr: next.attr }),
                  pagesMax: next.pagesMax,
                });
              }}
            />
            <div className={halves}>
              {isOfElements && (
                <At pointer="/next/attr">
                  <TextField
                    label={t('apiEditor.field.attribute')}
                    isMonospaced
                    autoComplete="off"
                    {...wrongAt('/next/attr')}
                    value={next.attr ?? ''}
                    onChange={(attr) => set(withMember(next, 'attr', attr === '' ? undefined : attr))}
                  />
                </At>
              )}
              <At pointer="/next/pagesMax">
                <NumberField
                  label={t('apiEditor.next.pages')}
                  {...wrongAt('/next/pagesMax')}
                  minValue={1}
                  maxValue={scraperLimits.pages}
                  step={1}
                  value={next.pagesMax}
                  onChange={(pagesMax) => set({ ...next, pagesMax })}
                />
              </At>
            </div>
          </Stack>
        </div>
      )}
    </Stack>
  );
}
