import type { SubscriptionKind } from 'api-client';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { messageOf, useAppDispatch } from 'shared-store';
import { Button, notify, saveText } from 'ui-kit';
import { readSubscriptionsCsv } from '../store/subscriptions';

interface ExportSubscribersProps {
  readonly kind: SubscriptionKind;
  readonly total: number;
}

/** Saves all addresses of a kind as CSV. */
export function ExportSubscribers({ kind, total }: ExportSubscribersProps): ReactNode {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveText(await dispatch(readSubscriptionsCsv(kind)), `${kind}-subscribers.csv`);
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      disabled={total === 0}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}
