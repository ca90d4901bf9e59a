import { useRef } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import * as Primitive from '@radix-ui/react-dialog';
import { classNames, IconButton } from 'ui-kit';
import classes from './dialog.module.css';

export interface ModalProps {
  open: boolean;
  /** Called with `false` when the visitor closes it: by Escape, the cross, or a click beside it. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence below the title; read out when the dialog opens. */
  description?: ReactNode;
  /** Something is being submitted: it can't be closed meanwhile (specification 4). */
  busy?: boolean;
  /** The actions at the foot. */
  footer?: ReactNode;
  children?: ReactNode;
}

interface ModalFrameProps extends ModalProps {
  scrimClassName?: string;
  className?: string;
  /** `alertdialog` asks for an answer: a click beside it doesn't close it. */
  role?: 'dialog' | 'alertdialog';
  closeLabel?: string;
  /** Called when something was typed into it. */
  onTyped?: () => void;
  /** Asked before Escape or a click beside it closes it: false leaves it open. */
  mayDismiss?: () => boolean;
}

/**
 * What dialogs and sheets have in common. Radix's own overlay is left out: it writes a `<style>` element to stop
 * the page from scrolling, which the site's content security policy refuses; a rule of the kit's stylesheet does it.
 */
export function ModalFrame({
  open,
  onOpenChange,
  title,
  description,
  busy = false,
  footer,
  children,
  scrimClassName,
  className,
  role = 'dialog',
  closeLabel = 'Close',
  onTyped,
  mayDismiss = () => true,
}: ModalFrameProps) {
  const opener = useRef<HTMLElement | null>(null);
  const close = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };

  return (
    <Primitive.Root open={open} onOpenChange={close}>
      <Primitive.Portal>
        <div className={classNames(classes.scrim, scrimClassName)} data-holds-scroll="">
          <Primitive.Content
            role={role}
            aria-modal="true"
            aria-busy={busy || undefined}
            className={classNames(classes.dialog, className)}
            onOpenAutoFocus={() => {
              if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current?.isConnected) opener.current.focus();
            }}
            onInput={({ currentTarget, target }) => {
              // What is typed into a dialog above this one reaches it, too. A search is nothing to lose.
              if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
              if (!target.matches('[type="search"]')) onTyped?.();
            }}
            onEscapeKeyDown={(event) => {
              if (!busy && !mayDismiss()) event.preventDefault();
            }}
            onInteractOutside={(event) => {
              const target = event.detail.originalEvent.target;
              const onToast = target instanceof Element && target.closest('[data-toaster]') !== null;
              if (role === 'alertdialog' || onToast || (!busy && !mayDismiss())) event.preventDefault();
            }}
          >
            <div className={classNames(classes.head, role === 'dialog' && classes.closable)}>
              <div className={classes.headText}>
                <Primitive.Title className={classes.title}>{title}</Primitive.Title>
                {description && (
                  <Primitive.Description className={classes.description}>{description}</Primitive.Description>
                )}
              </div>
            </div>
            {children && <div className={classes.body}>{children}</div>}
            {footer && <div className={classes.foot}>{footer}</div>}
            {/* Last in the order of the keyboard, so that the focus starts on what the dialog is about. */}
            {role === 'dialog' && (
              <IconButton
                label={closeLabel}
                size="small"
                className={classes.close}
                disabled={busy}
                onClick={() => close(false)}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
