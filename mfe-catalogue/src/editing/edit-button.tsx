import { useState, type ComponentType, type ReactNode } from 'react';
import type { AnyEndpoint } from 'api-client';
import { usePermission } from 'shared-store';
import { Button, IconButton, notify } from 'ui-kit';

/** Told how the deletion of an item goes: `done` after the server has deleted it. */
export type OnDeletion = (step: 'started' | 'failed' | 'done') => void;

/** The properties of every editing dialog, besides its own. */
export interface EditingDialogProps {
  readonly onClose: () => void;
}

interface EditButtonProps {
  /** The endpoint that the dialog will call: administrators without permission for it see no button. */
  readonly call: AnyEndpoint;
  readonly label: string;
  readonly icon: ReactNode;
  /** An icon without text, as on a card. */
  readonly iconOnly?: boolean;
  readonly variant?: 'secondary' | 'ghost';
  /** Loads the dialog's code at the first use, and makes the dialog for the current item. */
  readonly load: () => Promise<ComponentType<EditingDialogProps>>;
}

/** A button whose dialog is loaded when it is first pressed. */
export function EditButton({ call, label, icon, iconOnly = false, variant = 'secondary', load }: EditButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<EditingDialogProps> | undefined>();
  const [busy, setBusy] = useState(false);
  const allowed = usePermission(call);

  const start = async () => {
    setBusy(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch {
      notify.error('The editor could not be loaded. Check your connection and try again.');
    } finally {
      setBusy(false);
    }
  };

  const press = () => void start();
  if (!allowed) return null;
  return (
    <>
      {iconOnly ? (
        <IconButton label={label} size="small" busy={busy} onClick={press}>
          {icon}
        </IconButton>
      ) : (
        <Button variant={variant} size="small" icon={icon} busy={busy} onClick={press}>
          {label}
        </Button>
      )}
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
