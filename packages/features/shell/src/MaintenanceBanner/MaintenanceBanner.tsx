import { Link } from '@apiyard/ui/Link';
import { IconTool } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { banner, icon } from './MaintenanceBanner.css.ts';
import { maintenanceBannerCopy } from './maintenance-banner-copy.ts';

/** Reminds admins that maintenance mode is on. */
export function MaintenanceBanner() {
  const t = useCopy(maintenanceBannerCopy);
  return (
    <div role="status" className={banner}>
      <IconTool size={16} stroke={1.5} className={icon} aria-hidden />
      <span>
        {t('maintenanceBanner.text')} <Link href="/admin/settings#maintenance">{t('maintenanceBanner.settings')}</Link>
      </span>
    </div>
  );
}
