import type { Migration } from './migration.ts';
import { start } from './0001-start.ts';
import { scrapers } from './0002-scrapers.ts';
import { site } from './0003-site.ts';
import { calls } from './0004-calls.ts';
import { accounts } from './0005-accounts.ts';
import { keys } from './0006-keys.ts';
import { premium } from './0007-premium.ts';
import { adminArea } from './0008-desk.ts';
import { apps } from './0009-apps.ts';
import { audit } from './0010-audit.ts';
import { invitations } from './0011-invitations.ts';
import { notifications } from './0012-notifications.ts';
import { mail } from './0013-mail.ts';
import { confirmedAddresses } from './0014-confirmed-addresses.ts';
import { uploadOwners } from './0015-upload-owners.ts';
import { leases } from './0016-leases.ts';
import { keyScopes } from './0017-key-scopes.ts';
import { storedResponses } from './0018-stored-answers.ts';
import { firstSteps } from './0019-first-steps.ts';
import { apiDays } from './0020-api-days.ts';
import { puzzlePlay } from './0022-puzzle-play.ts';
import { islami } from './0023-islami.ts';

/** All of them, in order. */
export const migrations: readonly Migration[] = [
  start,
  scrapers,
  site,
  calls,
  accounts,
  keys,
  premium,
  adminArea,
  apps,
  audit,
  invitations,
  notifications,
  mail,
  confirmedAddresses,
  uploadOwners,
  leases,
  keyScopes,
  storedResponses,
  firstSteps,
  apiDays,
  puzzlePlay,
  islami,
];
