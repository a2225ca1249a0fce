import type { Plan } from '@apiyard/api/contract/plans/plans';
import { sampleHandlers } from '@apiyard/api/sample/layer';
import { newPerson } from '@apiyard/api/sample/new-person';
import { createSampleStore } from '@apiyard/api/sample/store';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { credentialsCopy } from '@apiyard/kit/credentials/credentials-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { planCardCopy } from '@apiyard/kit/PlanCard/plan-card-copy.ts';
import { premiumApi } from '@apiyard/kit/story/apis.ts';
import { storyPlans } from '@apiyard/kit/story/plans.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { authCopy } from '@apiyard/account/auth/auth-copy.ts';
import login from '@apiyard/account/auth/login.page.ts';
import { RouteError } from '@apiyard/shell/errors/route-error.tsx';
import { hubCopy } from '@apiyard/hub/hub-copy.ts';
import playground from '@apiyard/hub/playground/playground.page.ts';
import { planCopy } from '@apiyard/account/plan/plan-copy.ts';
import plan from '@apiyard/account/plan/plan.page.ts';
import { planFixtures } from '@apiyard/account/plan/story/plan-fixtures.ts';
import { pricingCopy } from '@apiyard/site/pricing/pricing-copy.ts';
import pricing from '@apiyard/site/pricing/pricing.page.ts';
import { Link } from '@apiyard/ui/Link';
import { Outlet } from 'react-router';
import { expect, userEvent, within } from 'storybook/test';
import { inApp } from './around.tsx';

const hubPath = `/hub/${premiumApi.path}`;

/** The pages with the ways that the app's menus have between them. */
function Around() {
  return (
    <>
      <Outlet />
      <Link href="/account/plan">To my plan</Link>
      <Link href={hubPath}>To the API</Link>
    </>
  );
}

const page = { HydrateFallback: () => null, ErrorBoundary: RouteError };
const routes = inApp([
  {
    Component: Around,
    children: [
      { ...routeOf(login), ...page },
      { ...routeOf(playground), ...page },
      { ...routeOf(pricing), ...page },
      { ...routeOf(plan), ...page },
    ],
  },
]);

const credentials = { username: 'amina', email: 'amina@example.test', password: 'a shed full of tools' };
const [free, premium] = storyPlans as readonly [Plan, Plan];

/** A person on the free plan, not signed in yet, and a voucher for a month. */
function site() {
  const store = createSampleStore({
    apis: () => [premiumApi],
    runners: { [premiumApi.path]: () => ({ text: 'Guten Tag' }) },
  });
  const person = newPerson(store, credentials);
  store.people.push(person);
  const changePlan = ({ id, premiumApis }: Plan) => {
    person.user = { ...person.user, plan: id, premiumApis };
  };
  return { person, changePlan, handlers: [...planFixtures(changePlan), ...sampleHandlers(store)] };
}

type Site = ReturnType<typeof site>;

const words = {
  en: {
    name: 'Username or email address',
    password: /^Password/,
    signIn: 'Sign in',
    why: 'This API requires a plan with premium APIs. You can still view the form and code.',
    plans: 'View premium plans',
    pricing: 'Pricing',
    code: /^Code/,
    redeem: 'Redeem',
    done: 'You’re now on Premium',
    send: 'Send',
    raw: 'Raw',
  },
  ar: {
    name: 'اسم المستخدم أو البريد الإلكتروني',
    password: /^كلمة المرور/,
    signIn: 'تسجيل الدخول',
    why: 'تتطلب هذه الواجهة البرمجية باقة تشمل الواجهات البرمجية المميزة. يمكنك مع ذلك عرض النموذج والتعليمات البرمجية.',
    plans: 'عرض الباقات المميزة',
    pricing: 'الأسعار',
    code: /^الرمز/,
    redeem: 'استخدام',
    done: 'أنت الآن على الباقة المميزة',
    send: 'إرسال',
    raw: 'نص خام',
  },
} as const;

const story = preview.meta({
  title: 'Flows/Voucher to premium call',
  component: Around,
  globals: { language: 'en' },
  parameters: { app: { at: `/auth/login?to=${encodeURIComponent(hubPath)}`, routes } },
  loaders: [
    () =>
      Promise.all(
        [authCopy, credentialsCopy, hubCopy, planCopy, planCardCopy, accountPageCopy, pricingCopy].map(loadActive),
      ),
  ],
});

type Canvas = ReturnType<typeof within>;
type Step = (label: string, play: () => Promise<void>) => Promise<void> | void;

async function signIn(canvas: Canvas, texts: (typeof words)['en' | 'ar']): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(texts.name), credentials.username);
  await userEvent.type(canvas.getByLabelText(texts.password), credentials.password);
  await userEvent.click(canvas.getByRole('button', { name: texts.signIn }));
}

/** The response to a program: status, then the failure code or the text. */
async function call({ person }: Site): Promise<readonly unknown[]> {
  const headers = { 'x-api-key': person.user.apiKey };
  const answer = await fetch(`/api/v1/${premiumApi.path}?text=Hello&to=de`, { headers });
  const body = (await answer.json()) as { code?: string; data?: { text: string } };
  return [answer.status, body.code ?? body.data?.text];
}

async function send(canvas: Canvas, texts: (typeof words)['en' | 'ar']): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: texts.send }));
  await userEvent.click(await canvas.findByRole('tab', { name: texts.raw }));
  await expect(await canvas.findByRole('tabpanel', { name: texts.raw })).toHaveTextContent('"text": "Guten Tag"');
}

const redeeming =
  (given: Site, language: 'en' | 'ar') =>
  async ({ canvas, step }: { canvas: Canvas; step: Step }) => {
    const texts = words[language];
    await signIn(canvas, texts);
    await step('on the free plan the call is refused, and the page links to the plans', async () => {
      await expect(await canvas.findByText(texts.why)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: texts.send })).toBeNull();
      await expect(await call(given)).toEqual([403, 'PremiumOnly']);
      await userEvent.click(canvas.getByRole('link', { name: texts.plans }));
      await expect(await canvas.findByRole('heading', { level: 1, name: texts.pricing })).toBeVisible();
    });
    await step('a voucher gives the plan', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'To my plan' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: texts.code }), 'k7qm2d9xohtl');
      await userEvent.click(canvas.getByRole('button', { name: texts.redeem }));
      await expect(await canvas.findByText(texts.done)).toBeVisible();
    });
    await step('the same call succeeds', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'To the API' }));
      await send(canvas, texts);
      await expect(await call(given)).toEqual([200, 'Guten Tag']);
    });
  };

const redeemed = site();
/** Refused, sent to the plans page, a voucher redeemed, and the same call succeeds. */
export const RejectedThenRedeemed = story.story({
  beforeEach: ({ msw }) => msw.use(...redeemed.handlers),
  play: redeeming(redeemed, 'en'),
});

const inArabic = site();
export const InArabic = story.story({
  globals: { language: 'ar' },
  beforeEach: ({ msw }) => msw.use(...inArabic.handlers),
  play: redeeming(inArabic, 'ar'),
});

const onPhone = site();
export const OnPhone = story.story({
  beforeEach: ({ msw }) => msw.use(...onPhone.handlers),
  play: redeeming(onPhone, 'en'),
});

const ending = site();
/** The plan ends while the page is open: the browser still assumes premium, the server does not. */
export const EndedWhileOpen = story.story({
  beforeEach: ({ msw }) => {
    msw.use(...ending.handlers);
    ending.changePlan(premium);
  },
  play: async ({ canvas, step }) => {
    await signIn(canvas, words.en);
    await step('the call succeeds', () => send(canvas, words.en));
    await step('the plan has ended: the call is refused, and the page links to the plans', async () => {
      ending.changePlan(free);
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      const refused = await canvas.findByRole('alert');
      await expect(refused).toHaveTextContent('ai/translate requires a plan with premium APIs.');
      await userEvent.click(within(refused).getByRole('link', { name: 'View plans' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    });
  },
});
