// in packages/features/hub/src
export interface RawResponse {
  readonly bytes: number;
}
/** Of a person to a request. */
export const answer = 'granted';
