import { login, logout } from '../../contract/accounts/session.ts';
import { changeSite, getSiteSettings, type Registration, type SiteSettings } from '../../contract/site/site.ts';
import { expectOutput } from '../conformance.ts';
import type { World } from '../world.ts';

interface Rules {
  readonly registration?: Registration;
  readonly confirmFirst?: boolean;
}

/** Sets who may register during `work`, which starts signed out; restores open registration afterwards. */
export async function whileSiteAsks(world: World, rules: Rules, work: () => Promise<void>): Promise<void> {
  const admin = await world.admin();
  const change = async (to: Rules) => {
    const { version } = expectOutput<SiteSettings>(getSiteSettings, await world.send(getSiteSettings, {}));
    expectOutput(changeSite, await world.send(changeSite, { version, ...to }));
  };
  await change(rules);
  await world.send(logout, {});
  try {
    await work();
  } finally {
    await world.send(login, { usernameOrEmail: admin.username, password: admin.password });
    await change({ registration: 'open', confirmFirst: false });
  }
}
