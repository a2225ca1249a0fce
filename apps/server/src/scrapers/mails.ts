/** What admins are told about their definitions, in English and Arabic: a mail that no request asked for knows no language. */
import type { ScraperTestRun } from '@apiyard/api/contract/scrapers';
import type { Letter } from '../egress/mail.ts';

interface About {
  /** `scrape/books/list`. */
  readonly api: string;
  readonly title: string;
  /** Address of the manager, or null where it is not known. */
  readonly place: string | null;
}

const between = '\n— — —\n\n';

/** To the admins when an API has failed its own tests again and again. */
export function failingLetter({
  api,
  title,
  place,
  runs,
  tests,
}: About & { readonly runs: number; readonly tests: ScraperTestRun['tests'] }): Letter {
  const failed = tests.filter(({ passed }) => !passed);
  const list = failed.map(({ name, detail }) => `- ${name}${detail === null ? '' : `: ${detail}`}\n`).join('');
  return {
    subject: `${api} fails its tests · ${api} يخفق في اختباراته`,
    text:
      `The API "${title}" (${api}) has failed its own tests ${runs} times in a row. It is marked in the catalogue and still answers calls.\n\n` +
      `${list}\n` +
      `The site may have changed. Open the definition${place === null ? '' : ` at ${place}`}, look at the preview and publish what is put right; or pause the API.\n` +
      between +
      `أخفقت واجهة «${title}» (${api}) في اختباراتها ${runs} مرات متتالية. وُضعت عليها علامة في الفهرس وما زالت تجيب عن الطلبات.\n\n` +
      `${list}\n` +
      `ربما تغيّر الموقع. افتح التعريف${place === null ? '' : ` في ${place}`} وانظر في المعاينة ثم انشر ما أصلحته، أو أوقف الواجهة مؤقتًا.\n`,
  };
}

/** To the admins when an API that they were told about has passed its tests. */
export function worksAgainLetter({ api, title, place }: About): Letter {
  const at = place === null ? '' : ` (${place})`;
  return {
    subject: `${api} works again · عاد ${api} إلى العمل`,
    text:
      `The API "${title}" (${api}) has passed its own tests. The mark in the catalogue is gone; there is nothing you need to do${at}.\n` +
      between +
      `اجتازت واجهة «${title}» (${api}) اختباراتها. أُزيلت العلامة من الفهرس ولا يلزمك شيء${at}.\n`,
  };
}
