import { Grid } from '@apiyard/ui/Grid';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import type { AreaPage } from '@apiyard/kit/areas/tool-href.ts';
import { areaPageIcons } from '@apiyard/kit/areas/pages/area-page-icons.ts';
import { areaPagesCopy } from '@apiyard/kit/areas/pages/area-pages-copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { usePagesInArea } from '@apiyard/kit/routing/page-list.tsx';
import { hubCopy } from '../hub-copy.ts';
import { icon, name as nameStyle, page, text } from './AreaPages.css.ts';

/** Links to the pages of an area that are more than its APIs, such as the puzzles to play. Nothing if it has none. */
export function AreaPages({ area }: { readonly area: AreaPage }) {
  const t = useCopy(hubCopy);
  const names = useCopy(areaPagesCopy);
  const pages = usePagesInArea(area);
  if (pages.length === 0) return null;
  return (
    <Stack as="section" space={1.5}>
      <Heading level={2} size="h5">
        {t(area === 'puzzle' ? 'hub.area.play' : 'hub.area.pages')}
      </Heading>
      <Grid as="ul" minColumn="10rem" space={1}>
        {pages.map(({ name, href }) => {
          const Icon = areaPageIcons[name];
          return (
            <li key={href} className={page}>
              <span className={icon} aria-hidden>
                <Icon size={20} stroke={1.5} />
              </span>
              <div>
                <h3 className={nameStyle}>
                  <Link href={href} look="plain">
                    {names(`areaPages.${name}`)}
                  </Link>
                </h3>
                <p className={text}>{names(`areaPages.${name}.text`)}</p>
              </div>
            </li>
          );
        })}
      </Grid>
    </Stack>
  );
}
