/** Browser and system of a request, by its `User-Agent`. Only values from a fixed list: the header is untrusted text. */
import Bowser from 'bowser';

export interface Browser {
  readonly browser: string;
  readonly system: string;
  readonly kind: 'desktop' | 'phone' | 'tablet' | 'unknown';
}

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));
const kinds: Readonly<Record<string, Browser['kind']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };
const nothing: Browser = { browser: '', system: '', kind: 'unknown' };

export function browserOf(userAgent: string): Browser {
  if (userAgent === '') return nothing;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const known = (name: string | undefined, names: ReadonlySet<string>) =>
    name !== undefined && names.has(name) ? name : '';
  return {
    browser: known(browser.name, browsers),
    system: known(os.name, systems),
    kind: kinds[platform.type ?? ''] ?? 'unknown',
  };
}
