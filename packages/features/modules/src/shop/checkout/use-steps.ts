import { useCopy } from '@apiyard/kit/copy.ts';
import type { Step } from '@apiyard/ui/Stepper';
import { checkoutCopy } from './checkout-copy.ts';

/** The steps of the checkout, for the `Stepper`. */
export function useSteps(): readonly Step[] {
  const t = useCopy(checkoutCopy);
  return [
    { id: 'cart', label: t('checkout.step.cart'), href: '/apps/ecommerce/checkout' },
    { id: 'address', label: t('checkout.step.address'), href: '/apps/ecommerce/checkout?step=address' },
    { id: 'payment', label: t('checkout.step.payment') },
    { id: 'done', label: t('checkout.step.done') },
  ];
}
