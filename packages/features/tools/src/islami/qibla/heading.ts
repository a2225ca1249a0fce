/** A reading of the sensors of a device, as browsers send it. */
export interface OrientationReading {
  readonly alpha: number | null;
  readonly absolute: boolean;
  /** Of Safari: degrees from magnetic north, clockwise. */
  readonly webkitCompassHeading?: number | undefined;
  /** Of Safari: degrees by which the heading can be wrong, negative before calibration. */
  readonly webkitCompassAccuracy?: number | undefined;
}

/** Beyond it a compass leads astray. */
const accuracyMax = 25;

export type Heading =
  | { readonly state: 'ready'; readonly degrees: number }
  /** The device has to be moved before its compass is right. */
  | { readonly state: 'uncalibrated' };

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/**
 * Where the top of the screen points to while the device lies flat, in degrees from north, clockwise. Null if the device
 * measures only how it was turned since some moment.
 * @param screenAngle by which the page is turned on the device: 90 in landscape
 */
export function headingOf(reading: OrientationReading, screenAngle: number): Heading | null {
  const { alpha, absolute, webkitCompassHeading, webkitCompassAccuracy = 0 } = reading;
  if (webkitCompassHeading !== undefined) {
    const isWrong = webkitCompassAccuracy < 0 || webkitCompassAccuracy > accuracyMax;
    return isWrong
      ? { state: 'uncalibrated' }
      : { state: 'ready', degrees: turned(webkitCompassHeading + screenAngle) };
  }
  // `alpha` grows counterclockwise.
  return absolute && alpha !== null ? { state: 'ready', degrees: turned(screenAngle - alpha) } : null;
}

/** From a heading to a bearing the shorter way round: -180 to 180, positive to the right. */
export function turnTo(bearing: number, heading: number): number {
  const turn = turned(bearing - heading);
  return turn > 180 ? turn - 360 : turn;
}
