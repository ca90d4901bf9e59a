import { useState, type ComponentType } from 'react';
import type { ProductDocument } from 'api-client';
import { Eye, FileDown } from 'lucide-react';
import { Button, IconButton, notify } from 'ui-kit';
import { useTexts } from '../texts';
import { usePdfDownload } from './use-pdf-download';

const loadViewer = () => import(/* webpackChunkName: "document-viewer" */ './document-viewer');

type Viewer = ComponentType<{ document: ProductDocument; onClose: () => void }>;

/** Buttons to view a document in the page and to download it; without scripts the browser opens the file. */
export function DocumentActions({ document }: { readonly document: ProductDocument }) {
  const { text } = useTexts();
  const [Viewer, setViewer] = useState<Viewer>();
  const [state, download] = usePdfDownload(document.url, document.title);

  const view = () =>
    loadViewer().then(
      (module) => setViewer(() => module.DocumentViewer),
      () => notify.error(text('The viewer could not be loaded. Check your connection and try again.')),
    );

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        data-needs-scripts=""
        icon={<Eye aria-hidden="true" />}
        aria-label={text('View {document}', { document: document.title })}
        onClick={() => void view()}
      >
        {text('View')}
      </Button>
      <IconButton
        size="small"
        data-needs-scripts=""
        label={text('Download {document}', { document: document.title })}
        busy={state !== 'idle'}
        onClick={download}
      >
        <FileDown aria-hidden="true" />
      </IconButton>
      <noscript>
        <a href={document.url}>{text('Open')}</a>
      </noscript>
      {Viewer && <Viewer document={document} onClose={() => setViewer(undefined)} />}
    </>
  );
}
