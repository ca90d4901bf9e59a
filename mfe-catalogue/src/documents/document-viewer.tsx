import type { ProductDocument } from 'api-client';
import { ButtonLink, Notice, SkeletonText } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { useTexts } from '../texts';
import { useDocumentAddress } from './use-document-address';
import classes from './document-viewer.module.css';

interface DocumentViewerProps {
  readonly document: ProductDocument;
  readonly onClose: () => void;
}

/** Shows a PDF above the page, with a link to open it separately if the browser has no viewer. */
export function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  const { text, lang } = useTexts();
  const { address, failure } = useDocumentAddress(document.url);
  return (
    <Dialog
      size="full"
      title={document.title}
      onClose={onClose}
      footer={
        <ButtonLink as="a" variant="secondary" href={document.url} target="_blank" rel="noopener" lang={lang}>
          {text('Open in a new tab')}
        </ButtonLink>
      }
    >
      {failure ? (
        <Notice tone="warning" role="alert">
          <span lang={lang}>{text(failure)}</span>
        </Notice>
      ) : address ? (
        <iframe className={classes.viewer} src={address} title={document.title} />
      ) : (
        <SkeletonText lines={12} label={text('Loading the document…')} />
      )}
    </Dialog>
  );
}
