/** Emails to admins about their scraper APIs. In English and Arabic, because no request states a language. */
import type { ScraperTestRun } from '@apiyard/api/contract/scrapers/scrapers';
import type { MailContent } from '../egress/mail.ts';

interface About {
  /** `scrape/books/list`. */
  readonly api: string;
  readonly title: string;
  /** Address of the manager, or null where it is not known. */
  readonly place: string | null;
}

const between = '\n— — —\n\n';

/** Sent when an API has failed its tests several times in a row. */
export function failingMail({
  api,
  title,
  place,
  runs,
  tests,
}: About & { readonly runs: number; readonly tests: ScraperTestRun['tests'] }): MailContent {
  const failed = tests.filter(({ passed }) => !passed);
  const list = failed.map(({ name, detail }) => `- ${name}${detail === null ? '' : `: ${detail}`}\n`).join('');
  return {
    subject: `${api} fails its tests · ${api} يخفق في اختباراته`,
    text:
      `The API "${title}" (${api}) has failed its own tests ${runs} times in a row. It is marked as failing in the catalogue and still accepts calls.\n\n` +
      `${list}\n` +
      `The site may have changed. Open the definition${place === null ? '' : ` at ${place}`}, check the preview and publish a fix, or pause the API.\n` +
      between +
      `أخفقت الواجهة البرمجية «${title}» (${api}) في اختباراتها ${runs} مرات متتالية. وُضعت عليها علامة تعثّر في الفهرس ولا تزال تقبل الاستدعاءات.\n\n` +
      `${list}\n` +
      `ربما تغيّر الموقع. افتح التعريف${place === null ? '' : ` في ${place}`} وراجع المعاينة وانشر إصلاحًا، أو أوقف الواجهة البرمجية مؤقتًا.\n`,
  };
}

/** Sent when an API that was reported as failing passes its tests. */
export function recoveredMail({ api, title, place }: About): MailContent {
  const at = place === null ? '' : ` (${place})`;
  return {
    subject: `${api} works again · عاد ${api} إلى العمل`,
    text:
      `The API "${title}" (${api}) has passed its own tests. It is no longer marked as failing in the catalogue${at}. No action is needed.\n` +
      between +
      `اجتازت الواجهة البرمجية «${title}» (${api}) اختباراتها. أُزيلت علامة التعثّر من الفهرس${at}، ولا يلزم أي إجراء.\n`,
  };
}
