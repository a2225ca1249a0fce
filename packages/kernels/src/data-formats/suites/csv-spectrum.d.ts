declare module 'csv-spectrum' {
  interface Spectrum {
    readonly name: string;
    readonly csv: Buffer;
    readonly json: Buffer;
  }
  export default function csvSpectrum(done: (error: Error | null, files: readonly Spectrum[]) => void): void;
}
