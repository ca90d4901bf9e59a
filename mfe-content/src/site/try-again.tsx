import { RotateCw } from 'lucide-react';
import { Button } from 'ui-kit';

/** The way back after a failed read, beside the empty state. */
export function TryAgain({ onRetry, busy }: { readonly onRetry: () => void; readonly busy: boolean }) {
  return (
    <Button variant="secondary" busy={busy} icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
      Try again
    </Button>
  );
}
