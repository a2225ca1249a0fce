/** Sums of the shop, in cents: whole numbers, so that they are exact. */

/** Discount of every order, in percent of the subtotal. */
export const orderDiscountPercent = 5;

export const shippingCents = { free: 0, fast: 200 } as const;
export type Shipping = keyof typeof shippingCents;

export interface OrderSums {
  readonly subTotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
}

/** A share of an amount in cents, rounded half up to the cent. @param percent a whole number */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** The discount in percent of the price, rounded. */
export function discountOf(price: number, salesPrice: number): number {
  return Math.floor(((price - salesPrice) * 200 + price) / (2 * price));
}

/** The sums of an order, in cents. @param lines prices in cents and quantities */
export function orderSums(
  lines: readonly { readonly cents: number; readonly qty: number }[],
  shipping: Shipping,
): OrderSums {
  const subTotal = lines.reduce((sum, { cents, qty }) => sum + cents * qty, 0);
  const discount = percentOf(subTotal, orderDiscountPercent);
  return {
    subTotal,
    discount,
    shipping: shippingCents[shipping],
    total: subTotal - discount + shippingCents[shipping],
  };
}
