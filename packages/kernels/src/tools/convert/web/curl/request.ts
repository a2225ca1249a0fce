export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly body: string | null;
  /** Parts of multipart/form-data; the value of a file is its path. */
  readonly form: readonly { readonly name: string; readonly value: string; readonly file: boolean }[];
  /** `name:password` */
  readonly user: string | null;
  readonly followRedirects: boolean;
}
