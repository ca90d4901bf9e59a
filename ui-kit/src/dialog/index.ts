export { Dialog, Sheet } from './dialog';
export type { DialogProps, SheetProps } from './dialog';
export { ConfirmDialog } from './confirm-dialog';
export type { ConfirmDialogProps } from './confirm-dialog';
