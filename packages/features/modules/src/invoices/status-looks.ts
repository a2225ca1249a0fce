import type { InvoiceStatus } from '@apiyard/api/contract/modules/invoices';
import type { Icon } from '@tabler/icons-react';
import { IconClockHour4, IconPackage, IconTruckDelivery } from '@tabler/icons-react';

export const statusIcons: Readonly<Record<InvoiceStatus, Icon>> = {
  Pending: IconClockHour4,
  Shipped: IconTruckDelivery,
  Delivered: IconPackage,
};

export const statusTones = { Pending: 'warning', Shipped: 'info', Delivered: 'success' } as const;
