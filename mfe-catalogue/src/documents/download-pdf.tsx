import { FileDown } from 'lucide-react';
import { buttonClassName } from 'ui-kit';
import { useTexts } from '../texts';
import { usePdfDownload } from './use-pdf-download';
import classes from './download-pdf.module.css';

interface DownloadPdfProps {
  /** Empty without a PDF: pressing the button then says so. */
  readonly url: string;
  /** The name of the product or subsector; the file is called `{name}-document.pdf`. */
  readonly name: string;
  readonly label?: string;
  readonly look?: 'primary' | 'secondary';
}

/** The button that downloads a PDF; without scripts a link to it. */
export function DownloadPdf({ url, name, label, look = 'primary' }: DownloadPdfProps) {
  const { text, lang } = useTexts();
  const [state, start] = usePdfDownload(url, name);
  const className = buttonClassName({ variant: look });
  const content = (
    <>
      <FileDown aria-hidden="true" />
      <span className={classes.text} aria-live="polite" lang={lang}>
        {state === 'idle'
          ? (label ?? text('Download PDF'))
          : state === 'running'
            ? text('Downloading…')
            : text('Downloading… {percent} %', { percent: state })}
      </span>
      {typeof state === 'number' && (
        <progress className={classes.progress} value={state} max={100} aria-label={text('Download')} lang={lang} />
      )}
    </>
  );
  if (url === '')
    return (
      <button type="button" className={className} onClick={start}>
        {content}
      </button>
    );
  return (
    <a
      className={className}
      href={url}
      download={`${name}-document.pdf`}
      aria-busy={state !== 'idle' || undefined}
      onClick={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {content}
    </a>
  );
}
