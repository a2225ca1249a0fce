import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Link } from '@apiyard/ui/Link';
import type { ReactNode } from 'react';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { FilterChips } from '@apiyard/kit/FilterChips/FilterChips.tsx';
import { PublicPage } from '@apiyard/kit/PublicPage/PublicPage.tsx';
import { useSite } from '@apiyard/kit/services.tsx';
import { Facts } from '../../parts/Facts/Facts.tsx';
import { ConvertScene } from '../../parts/scenes/ConvertScene.tsx';
import { LabelScene } from '../../parts/scenes/LabelScene.tsx';
import { OrderScene } from '../../parts/scenes/OrderScene.tsx';
import { SettingsScene } from '../../parts/scenes/SettingsScene.tsx';
import { SheetScene } from '../../parts/scenes/SheetScene.tsx';
import { SudokuScene } from '../../parts/scenes/SudokuScene.tsx';
import { sections } from '../../parts/Section/Section.css.ts';
import { TextWithPicture, Closing } from '../../parts/Section/Section.tsx';
import { portfolioCopy } from '../portfolio-copy.ts';
import type { Recipe, RecipeArea } from '../recipes.ts';
import { isRecipeArea, recipeAreas, recipes } from '../recipes.ts';
import * as css from './PortfolioScreen.css.ts';

export interface PortfolioScreenProps {
  /** Shows only the examples of this area. */
  readonly area: RecipeArea | null;
  readonly onArea: (area: RecipeArea | null) => void;
  /** Origin of the API in code samples. */
  readonly origin: string;
}

const texts = {
  labels: { title: 'portfolio.labels.title', text: 'portfolio.labels.text', fact: 'portfolio.labels.fact' },
  statement: { title: 'portfolio.statement.title', text: 'portfolio.statement.text', fact: 'portfolio.statement.fact' },
  sheet: { title: 'portfolio.sheet.title', text: 'portfolio.sheet.text', fact: 'portfolio.sheet.fact' },
  orders: { title: 'portfolio.orders.title', text: 'portfolio.orders.text', fact: 'portfolio.orders.fact' },
  settings: { title: 'portfolio.settings.title', text: 'portfolio.settings.text', fact: 'portfolio.settings.fact' },
  hints: { title: 'portfolio.hints.title', text: 'portfolio.hints.text', fact: 'portfolio.hints.fact' },
} as const satisfies Record<Recipe['id'], Record<string, string>>;

const pictures: Readonly<Record<Recipe['id'], ReactNode>> = {
  labels: <LabelScene />,
  statement: <ConvertScene />,
  sheet: <SheetScene />,
  orders: <OrderScene />,
  settings: <SettingsScene />,
  hints: <SudokuScene />,
};

/** Examples of use with code. */
export function PortfolioScreen({ area, onArea, origin }: PortfolioScreenProps) {
  const t = useCopy(portfolioCopy);
  const areaName = useCopy(areasCopy);
  const { name } = useSite();
  const chips = recipeAreas.map((id) => ({
    id,
    label: areaName(areaKeys[id].name),
    count: recipes.filter((recipe) => recipe.area === id).length,
    isOn: id === area,
  }));
  return (
    <PublicPage title={t('portfolio.title')} purpose={t('portfolio.purpose', { site: name })}>
      <FilterChips
        label={t('portfolio.areas')}
        chips={chips}
        onPress={(id) => onArea(id !== area && isRecipeArea(id) ? id : null)}
      />
      <div className={sections}>
        {recipes
          .filter((recipe) => area === null || recipe.area === area)
          .map((recipe) => (
            <RecipePart key={recipe.id} recipe={recipe} origin={origin} />
          ))}
        <Closing title={t('portfolio.end.title')} text={t('portfolio.end.text')}>
          <Link href="/contact" look="quiet">
            {t('portfolio.end.contact')}
          </Link>
        </Closing>
      </div>
    </PublicPage>
  );
}

function RecipePart({
  recipe: { id, tool, href, language, code },
  origin,
}: {
  readonly recipe: Recipe;
  readonly origin: string;
}) {
  const t = useCopy(portfolioCopy);
  const { title, text, fact } = texts[id];
  return (
    <div className={css.recipe}>
      <TextWithPicture title={t(title)} text={t(text)} picture={pictures[id]}>
        <Facts items={[t(fact)]} />
        <dl className={css.calls}>
          <dt className={css.callsName}>{t('portfolio.calls')}</dt>
          <dd className={css.call}>
            <Link href={href}>{t(tool)}</Link>
          </dd>
        </dl>
      </TextWithPicture>
      <CodeBlock label={`${t('portfolio.code')}: ${t(title)}`} language={language} code={code(origin)} />
    </div>
  );
}
