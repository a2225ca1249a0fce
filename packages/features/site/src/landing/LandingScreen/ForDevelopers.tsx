import { callLimits } from '@apiyard/api/contract/call-limits';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { useId } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { Section } from '../../parts/Section/Section.tsx';
import type { Piece } from '../../parts/StillCode/StillCode.tsx';
import { StillCode } from '../../parts/StillCode/StillCode.tsx';
import { useOrigin } from '../../parts/use-origin.ts';
import { landingCopy } from '../landing-copy.ts';
import * as css from './LandingScreen.css.ts';

const call = (origin: string): Piece[] => [
  ['name', 'curl'],
  ' ',
  ['string', `'${origin}/api/v1/random/uuid?version=7&count=2'`],
  ' \\\n  ',
  ['property', '--header'],
  ' ',
  ['string', "'X-Api-Key: YOUR_KEY'"],
];

const answer: readonly Piece[] = [
  '{\n  ',
  ['property', '"success"'],
  ': ',
  ['keyword', 'true'],
  ',\n  ',
  ['property', '"data"'],
  ': {\n    ',
  ['property', '"uuids"'],
  ': [\n      ',
  ['string', '"01a200db-2ecd-707e-82a0-85146b0850e9"'],
  ',\n      ',
  ['string', '"01a200db-2ecd-707f-9b6e-8ce1d52992a6"'],
  '\n    ]\n  },\n  ',
  ['property', '"meta"'],
  ': { ',
  ['property', '"api"'],
  ': ',
  ['string', '"random/uuid"'],
  ', ',
  ['property', '"cost"'],
  ': ',
  ['number', '1'],
  ', … }\n}',
];

/** How to call a tool, and the limits of calls. */
export function ForDevelopers() {
  const t = useCopy(landingCopy);
  const format = useFormat();
  const measure = useMeasure();
  const origin = useOrigin();
  const limitsId = useId();
  const size = measure.bytes(callLimits.jsonBytesMax);
  const time = t('landing.dev.timeBoth', { time: format.duration(callLimits.runTimeoutMs / 1000) });
  const rows = [
    { name: t('landing.dev.tools'), visitor: t('landing.dev.toolsVisitor'), key: t('landing.dev.toolsKey') },
    {
      name: t('landing.dev.rate'),
      visitor: t('landing.dev.rateVisitor', { calls: callLimits.visitorCallsPerHour }),
      key: t('landing.dev.rateKey'),
    },
    {
      name: t('landing.dev.size'),
      visitor: t('landing.dev.sizeVisitor', { size }),
      key: t('landing.dev.sizeKey', { size }),
    },
    { name: t('landing.dev.time'), visitor: time, key: time },
    { name: t('landing.dev.fail'), visitor: t('landing.dev.failVisitor'), key: t('landing.dev.failKey') },
  ];
  return (
    <Section title={t('landing.dev.title')} purpose={t('landing.dev.text')}>
      <div className={css.two}>
        <div className={css.column}>
          <StillCode label={t('landing.dev.code')} pieces={call(origin)} />
          <StillCode label={t('landing.dev.answer')} pieces={answer} />
          <Text tone="quiet">{t('landing.dev.more')}</Text>
          <Inline>
            <Link href="/docs/client" look="quiet">
              {t('landing.dev.client')}
            </Link>
            <Link href="/docs/agents" look="quiet">
              {t('landing.dev.agents')}
            </Link>
          </Inline>
        </div>
        <div className={css.column}>
          <Heading level={3} size="h5" id={limitsId}>
            {t('landing.dev.limits')}
          </Heading>
          <table className={css.limits} aria-labelledby={limitsId}>
            <thead>
              <tr>
                <th scope="col" className={css.limitHead}>
                  {t('landing.dev.subject')}
                </th>
                <th scope="col" className={css.limitHead}>
                  {t('landing.dev.visitor')}
                </th>
                <th scope="col" className={css.limitHead}>
                  {t('landing.dev.key')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, visitor, key }) => (
                <tr key={name}>
                  <th scope="row" className={css.limitName}>
                    {name}
                  </th>
                  <td className={css.limit}>{visitor}</td>
                  <td className={css.limit}>{key}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Inline>
            <Link href="/docs" look="quiet">
              {t('landing.dev.docs')}
            </Link>
            <Link href="/pricing2" look="quiet">
              {t('landing.dev.plans')}
            </Link>
          </Inline>
        </div>
      </div>
    </Section>
  );
}
