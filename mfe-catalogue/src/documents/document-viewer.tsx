import type { ProductDocument } from 'api-client';
import { ButtonLink } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import styles from './document-viewer.module.css';

interface DocumentViewerProps {
  readonly document: ProductDocument;
  readonly onClose: () => void;
}

/** Shows a PDF above the page, with a way to open it by itself where the browser has no viewer. */
export function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  return (
    <Dialog
      open
      size="full"
      title={document.title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <ButtonLink as="a" variant="secondary" href={document.url} target="_blank" rel="noopener">
          Open in a new tab
        </ButtonLink>
      }
    >
      <iframe className={styles.viewer} src={document.url} title={document.title} />
    </Dialog>
  );
}
