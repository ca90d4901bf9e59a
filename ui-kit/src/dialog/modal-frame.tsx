import { useRef } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import * as Primitive from '@radix-ui/react-dialog';
import { classNames, IconButton } from 'ui-kit';
import { useCloseRequest } from './use-close-request';
import classes from './dialog.module.css';

export interface ModalProps {
  /** Called when the visitor closes it with Escape, the cross, or a click outside; the caller then unmounts it. */
  onClose: () => void;
  title: ReactNode;
  /** A sentence below the title; screen readers read it when the dialog opens. */
  description?: ReactNode;
  /** It is being submitted and cannot be closed (specification, section 4). */
  busy?: boolean;
  /** The id of the element that gets the focus afterwards if the one that had it is gone, such as a card that moved. */
  returnTo?: string;
  /** The actions at the foot. */
  footer?: ReactNode;
  children?: ReactNode;
}

interface ModalFrameProps extends ModalProps {
  scrimClassName?: string;
  className?: string;
  /** `alertdialog` requires an answer: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Called when it receives input. */
  onTyped?: () => void;
  /** Called before Escape or a click outside closes it: false keeps it open. */
  mayDismiss?: () => boolean;
}

/**
 * The common part of dialogs and sheets. It does not use Radix's overlay, which writes a `<style>` element to stop the
 * page from scrolling: the site's content security policy refuses that. A rule of the kit's stylesheet does it instead.
 */
export function ModalFrame({
  onClose,
  title,
  description,
  busy = false,
  returnTo,
  footer,
  children,
  scrimClassName,
  className,
  role = 'dialog',
  onTyped,
  mayDismiss = () => true,
}: ModalFrameProps) {
  const opener = useRef<HTMLElement | null>(null);
  const close = () => {
    if (!busy) onClose();
  };
  useCloseRequest(() => {
    if (!busy && mayDismiss()) onClose();
  });

  return (
    <Primitive.Root open onOpenChange={close}>
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
              const { current } = opener;
              if (current?.isConnected && current !== document.body) current.focus();
              else if (returnTo) document.getElementById(returnTo)?.focus();
            }}
            onInput={({ currentTarget, target }) => {
              // Input in a dialog above this one bubbles here too. The text of a search is not worth a question.
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
            {/* Last in the tab order, so that the focus starts on the content of the dialog. */}
            {role === 'dialog' && (
              <IconButton label="Close" size="small" className={classes.close} disabled={busy} onClick={close}>
                <X aria-hidden="true" />
              </IconButton>
            )}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
