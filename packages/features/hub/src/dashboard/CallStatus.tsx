import { Badge } from '@apiyard/ui/Badge';

/** The HTTP status of a call, coloured by whose fault a failure is. */
export function CallStatus({ status }: { readonly status: number }) {
  return <Badge tone={status < 400 ? 'success' : status < 500 ? 'warning' : 'error'}>{String(status)}</Badge>;
}
