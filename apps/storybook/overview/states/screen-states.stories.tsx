import * as planScreen from '@apiyard/account/plan/PlanScreen/PlanScreen.stories.tsx';
import * as appVersions from '@apiyard/admin/apps/AppVersionsScreen.stories.tsx';
import * as gallery from '@apiyard/admin/content/gallery/gallery.stories.tsx';
import * as postEditor from '@apiyard/admin/content/posts/post-editor.stories.tsx';
import * as invitations from '@apiyard/admin/invitations/invitations.stories.tsx';
import * as messages from '@apiyard/admin/messages/messages.stories.tsx';
import * as premium from '@apiyard/admin/premium/PremiumScreen.stories.tsx';
import * as editor from '@apiyard/admin/scrapers/editor/editor.stories.tsx';
import * as scrapers from '@apiyard/admin/scrapers/list/list.stories.tsx';
import * as revisions from '@apiyard/admin/scrapers/revisions/revisions.stories.tsx';
import * as scraperStart from '@apiyard/admin/scrapers/start/start.stories.tsx';
import * as catalogue from '@apiyard/hub/catalogue/catalogue.stories.tsx';
import * as dashboard from '@apiyard/hub/dashboard/DashboardScreen/DashboardScreen.stories.tsx';
import * as firstSteps from '@apiyard/hub/dashboard/FirstSteps/FirstSteps.stories.tsx';
import * as publicHome from '@apiyard/hub/dashboard/PublicScreen/PublicScreen.stories.tsx';
import * as docs from '@apiyard/hub/docs/page/DocsScreen.stories.tsx';
import * as playground from '@apiyard/hub/playground/playground.stories.tsx';
import * as sampleContent from '@apiyard/kit/SampleContentNotice/SampleContentNotice.stories.tsx';
import { storyAdmin, storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import * as shop from '@apiyard/modules/shop/browse/shop.stories.tsx';
import * as collapsible from '@apiyard/modules/tables/collapsible.stories.tsx';
import * as blankFrame from '@apiyard/shell/BlankFrame/BlankFrame.stories.tsx';
import * as confirmBand from '@apiyard/shell/ConfirmBand/ConfirmBand.stories.tsx';
import * as maintenance from '@apiyard/shell/errors/MaintenanceScreen/MaintenanceScreen.stories.tsx';
import * as fullFrame from '@apiyard/shell/FullFrame/FullFrame.stories.tsx';
import * as maintenanceBanner from '@apiyard/shell/MaintenanceBanner/MaintenanceBanner.stories.tsx';
import * as blog from '@apiyard/site/blog/blog.stories.tsx';
import * as tryIt from '@apiyard/site/landing/TryIt/TryItScreen.stories.tsx';
import * as privacy from '@apiyard/site/legal/privacy/PrivacyScreen.stories.tsx';
import * as contact from '@apiyard/site/messages/ContactScreen/ContactScreen.stories.tsx';
import * as pricing from '@apiyard/site/pricing/PricingScreen/PricingScreen.stories.tsx';
import * as hijriMonth from '@apiyard/tool-pages/islami/hijri-month/HijriMonthScreen.stories.tsx';
import * as prayerTimes from '@apiyard/tool-pages/islami/prayer-times/PrayerTimesScreen.stories.tsx';
import * as qibla from '@apiyard/tool-pages/islami/qibla/QiblaScreen.stories.tsx';
import * as quran from '@apiyard/tool-pages/islami/quran/QuranScreen.stories.tsx';
import * as arithmetic from '@apiyard/tool-pages/puzzles/arithmetic/ArithmeticScreen.stories.tsx';
import * as crosswordPrint from '@apiyard/tool-pages/puzzles/crossword/CrosswordPrintScreen.stories.tsx';
import * as crossword from '@apiyard/tool-pages/puzzles/crossword/CrosswordScreen.stories.tsx';
import * as sudoku from '@apiyard/tool-pages/puzzles/sudoku/SudokuScreen.stories.tsx';
import * as wordOfTheDay from '@apiyard/tool-pages/puzzles/word-of-the-day/WordOfTheDayScreen.stories.tsx';
import { inLight, onPhone, pictured } from '@apiyard/ui/story/modes.ts';
import * as publicScreens from '../screens/public-screens.stories.tsx';
import { atRest, checkedTogether, some } from './at-rest.tsx';

/** States of screens that have a story of their own, several in one picture, and screens under the pointer and the focus. */
const meta = preview.meta({
  title: 'Overview/Screen states',
  tags: ['!autodocs'],
  parameters: {
    app: { user: storyUser, at: '/hub' },
    ...checkedTogether,
  },
});

const wide = { isWide: true };

export const Public = meta.story({
  ...atRest(
    [
      ...some('Docs', docs, 'OneApi', 'GettingStarted'),
      ...some('Catalogue', catalogue, 'SubjectsOfAreas', 'NearestNames'),
      ...some('Try it', tryIt, 'Picture', 'Failed', 'Loading'),
      ...some('Contact', contact, 'Sent'),
      ...some('Pricing', pricing, 'FourPlans'),
    ],
    wide,
  ),
  parameters: pictured(inLight),
});

export const Account = meta.story({
  ...atRest(
    [
      ...some('Dashboard', dashboard, 'Frame'),
      ...some('First steps', firstSteps, 'Loading', 'FailedCall'),
      ...some('Plan', planScreen, 'Asked'),
      ...some('Playground', playground, 'WithNotes'),
      ...some('Maintenance', maintenance, 'WithWords'),
      ...some('Blank frame', blankFrame, 'Success'),
    ],
    wide,
  ),
  parameters: pictured(inLight),
});

export const Admin = meta.story({
  ...atRest(
    [
      ...some('Maintenance', maintenanceBanner, 'ForAdmins'),
      ...some('Gallery', gallery, 'Uploading'),
      ...some('Apps', appVersions, 'Paused', 'NotMade'),
      ...some('Premium', premium, 'Requests', 'Vouchers'),
      ...some('Invitations', invitations, 'InvitesByLink'),
      ...some('Post', postEditor, 'New'),
      ...some('Scraper', editor, 'Loading'),
      ...some('New scraper', scraperStart, 'Dark'),
      ...some('Samples', sampleContent, 'Fails'),
    ],
    wide,
  ),
  parameters: {
    ...pictured(inLight),
    app: { user: storyAdmin, at: '/admin/content', site: maintenanceBanner.ForAdmins.input.parameters?.app?.site },
  },
});

export const OnPhone = meta.story({
  ...atRest([
    ...some('Table', collapsible, 'Phone'),
    ...some('Confirm', confirmBand, 'Success'),
    ...some('First steps', firstSteps, 'Success'),
    ...some('New scraper', scraperStart, 'Dark'),
    ...some('Revisions', revisions, 'Success'),
    ...some('Scraper', editor, 'Html'),
    ...some('Blank frame', blankFrame, 'Success'),
    ...some('Messages', messages, 'Success'),
  ]),
  parameters: pictured(onPhone),
});

export const ToolsOnPhone = meta.story({
  ...atRest([
    ...some('Hijri month', hijriMonth, 'Success'),
    ...some('Prayer times', prayerTimes, 'Success'),
    ...some('Qibla', qibla, 'Success'),
    ...some('Word of the day', wordOfTheDay, 'Success'),
    ...some('Crossword', crossword, 'Success'),
    ...some('Crossword print', crosswordPrint, 'Success'),
    ...some('Sudoku', sudoku, 'Success'),
  ]),
  parameters: pictured(onPhone),
});

/** What screens add to the components: their links, rows and cards under the pointer and with the focus. */
export const Links = meta.story({
  ...atRest(
    [
      ...some('Landing', publicScreens, 'Landing'),
      ...some('Home', publicHome, 'Success'),
      ...some('Docs', docs, 'OneApi'),
      ...some('Catalogue', publicScreens, 'AreaPage', 'AllTools'),
      ...some('Blog', blog, 'Success'),
      ...some('Privacy', privacy, 'Success'),
      ...some('Messages', messages, 'Success'),
      ...some('Scrapers', scrapers, 'Success'),
      ...some('Revisions', revisions, 'Success'),
      ...some('Table', collapsible, 'Success'),
    ],
    { isWide: true, forced: ['hovered', 'focused'] },
  ),
  parameters: pictured(inLight),
});

export const LinksOfToolsAndModules = meta.story({
  ...atRest(
    [
      ...some('Word of the day', wordOfTheDay, 'Success'),
      ...some('Crossword', crossword, 'Success'),
      ...some('Sudoku', sudoku, 'Success'),
      ...some('Arithmetic', arithmetic, 'Success'),
      ...some('Quran', quran, 'Success'),
      ...some('Shop', shop, 'Success'),
    ],
    { isWide: true, forced: ['hovered', 'focused'] },
  ),
  parameters: pictured(inLight),
});

export const MiniMenu = meta.story({
  ...atRest(some('Menu', fullFrame, 'Mini'), { isWide: true }),
  parameters: { ...pictured(inLight), app: fullFrame.Mini.input.parameters?.app },
});

export const Menu = meta.story({
  ...atRest(some('Menu', fullFrame, 'Everything'), { isWide: true, forced: ['hovered', 'focused'] }),
  parameters: { ...pictured(inLight), app: fullFrame.Everything.input.parameters?.app },
});

export const HorizontalMenu = meta.story({
  ...atRest(some('Menu', publicScreens, 'DocsUnderTheHorizontalMenu'), {
    isWide: true,
    forced: ['hovered', 'focused'],
  }),
  parameters: { ...pictured(inLight), app: publicScreens.DocsUnderTheHorizontalMenu.input.parameters?.app },
});
